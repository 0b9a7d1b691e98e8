import { basename } from "node:path";

type Locale = "en" | "ar";

/** The languages that the journeys of a file are tried in: one, by the file's name, and in `npm run test:all` both. */
export function journeyLocales(file: string): readonly Locale[] {
  if (process.env["TEST_ALL"]) return ["en", "ar"];
  return basename(file).length % 2 === 0 ? ["en"] : ["ar"];
}
