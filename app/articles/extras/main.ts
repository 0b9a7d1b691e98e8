// What the list of articles gains where scripts run: filters and search in place, and articles opened over it.
import { fetchAhead } from "./fetch-ahead.ts";
import { narrowInPlace } from "./narrow.ts";
import { openInPlace } from "./reader.ts";

narrowInPlace();
openInPlace();
fetchAhead();
