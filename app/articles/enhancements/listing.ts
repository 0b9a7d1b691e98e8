// Enhances the list of articles where scripts run: filters and search in place, and articles opened in a dialog.
import { prefetchArticles } from "./cards.ts";
import { filterInPlace } from "./filter.ts";
import { openInDialog } from "./article-dialog.ts";

filterInPlace();
openInDialog();
prefetchArticles();
