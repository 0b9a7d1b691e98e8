import type { LocalizedText } from "../../i18n/text.ts";

export const markets = ["sa", "ae", "qa", "kw", "bh", "om", "lb", "eu"] as const;
export type Market = (typeof markets)[number];

/** What a device has, or is. */
export const traits = [
  "radio",
  "mains",
  "battery",
  "machine",
  "medical",
  "consumer",
  "connected",
  "explosive",
  "metering",
] as const;
export type Trait = (typeof traits)[number];

/** A duty in some markets for devices with one of these traits, as a public source states it. */
export interface Rule {
  markets: Market[];
  traits: Trait[];
  /** The scheme's short name, in the table. */
  label: LocalizedText;
  scheme: LocalizedText;
  authority: LocalizedText;
  who: ("manufacturer" | "importer" | "representative")[];
  mark?: LocalizedText;
  /** What it asks, in one sentence. */
  asks: LocalizedText;
  source: string;
  /** The day on which the source was read, YYYY-MM-DD. */
  checked: string;
  confidence: "authority" | "testHouse" | "other";
}

/** We looked, and found no rule that we can cite. */
export interface Gap {
  market: Market;
  trait: Trait;
  checked: string;
}

/** A day on which a rule changes. */
export interface ComingDate {
  /** YYYY-MM-DD */
  date: string;
  market: Market;
  means: LocalizedText;
  source: string;
}

export interface Standard {
  name: string;
  covers: LocalizedText;
  source: string;
}

export interface Conformity {
  rules: Rule[];
  gaps: Gap[];
  /** What holds whatever the market and beside the table. */
  everywhere: { asks: LocalizedText; source: string; checked: string }[];
  dates: ComingDate[];
  standards: Standard[];
}
