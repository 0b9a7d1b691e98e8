import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** Those beside Chromium, which has tests of its own in `tests/journeys`. */
export const engines = [firefox, webkit];
