import { prefetchArticles } from "./cards.ts";
import { filterInPlace } from "./filter.ts";
import { openInDialog } from "./article-dialog.ts";

/** The list of articles: filters and search in place, and articles opened in a dialog. */
export default function enhanceListing() {
  filterInPlace();
  openInDialog();
  prefetchArticles();
}
