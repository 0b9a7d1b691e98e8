import type { Localized } from "../../i18n/text.ts";
import type { pictureWords } from "../pictures/words.ts";
import type { story } from "./story.ts";
import type { words } from "./words.ts";

/** The words every section of the page gets. */
export type AboutWords = Localized<typeof words & typeof story & typeof pictureWords>;
