import type { LocalizedText } from "../../i18n/text.ts";
import type { Device } from "./market-words.ts";

/** What a market asks before a device may be sold there, as the authority's own page says. */
export interface Rule {
  /** The kinds of device it concerns. Empty: any. */
  devices: Device[];
  scheme: LocalizedText;
  mark?: LocalizedText;
  /** The roles that are responsible, where the page says so. */
  who?: ("manufacturer" | "importer" | "representative")[];
  /** By whom the page is. */
  authority: LocalizedText;
  source: string;
  /** The day on which it was read, YYYY-MM-DD. */
  read: string;
}
