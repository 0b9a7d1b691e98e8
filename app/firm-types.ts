import type { currencies } from "./i18n/currencies.ts";
import type { LocalizedText } from "./i18n/text.ts";

/** What the site and its emails cannot do without, and the facts that a firm may give. */
export interface Company extends FirmFacts {
  /** True while name, product and contact details are made up: the footer says so. */
  isSample?: boolean;
  name: LocalizedText;
  product: LocalizedText;
  email: string;
  phone: string;
  /** An empty phone field shows it. */
  phoneExample: string;
  whatsapp: string;
  address: [LocalizedText, LocalizedText, LocalizedText];
  city: LocalizedText;
  country: LocalizedText;
  countryCode: string;
  /** The middle of the city, in degrees. */
  position: { latitude: number; longitude: number };
  projects: number;
  clients: number;
  countries: number;
  /** Whether those three and the next are shown with a +: they were exceeded. */
  showPlus?: boolean;
  projectsByCategory: Record<ProjectCategory, number>;
  /** In which staff first note what an order is worth. */
  currency: (typeof currencies)[number];
  law: Law;
  office: Office;
}

/** On the same date every year (MM-DD), or on the days given (YYYY-MM-DD), as far as they are known. */
export type PublicHoliday = { name: LocalizedText } & (
  | { everyYear: string; days?: never }
  | { days: string[]; everyYear?: never }
);

export type ProjectCategory = "robotics" | "industrialIot" | "consumer" | "connected" | "energy" | "vision";

/** What the legal pages say of the law of the country: a sentence each, left out where there is none to say. */
export interface Law {
  /** As in "governed by Lebanese law". */
  name: LocalizedText;
  /** What gives an electronic signature its effect. */
  signatures?: LocalizedText;
  /** The law on personal data: what it asks for, what it gives a visitor, and what is to know before data leaves Europe for the firm. */
  data?: { says: LocalizedText; rights: LocalizedText; transfers?: LocalizedText };
}

/** When the office is open, by its own clocks. */
export interface Office {
  timeZone: string;
  /** The first working day first; 1 is Monday. */
  days: number[];
  /** HH:MM */
  opens: string;
  closes: string;
  /** The promise to visitors: 24 for each working day. */
  answerWithinHours: number;
}

/** What buyers ask of a firm, beyond its name and address. A page draws nothing for a fact that is missing, and the doctor asks for it. */
export interface FirmFacts {
  legal?: {
    name: LocalizedText;
    form: LocalizedText;
    register?: LocalizedText;
    taxNumber?: string;
    /** The year. */
    founded?: string;
  };
  invoicing?: { currencies: string[]; bankCountry?: LocalizedText };
  /** Share of the price that is invoiced at a stage, in percent. */
  payments?: Partial<Record<PaidStage, number>>;
  /** From delivery. */
  warrantyMonths?: number;
  support?: { sparePartsYears?: number; securityUpdatesYears?: number };
  shipping?: { from: LocalizedText; origin: LocalizedText; incoterms: Incoterm[] };
  /** Names of those that devices are designed to. */
  standards?: string[];
  certificates?: Certificate[];
  /** Only who agreed to be named: the day, YYYY-MM-DD, is that of the consent. */
  people?: { name: LocalizedText; role: LocalizedText; languages: LocalizedText; consentedOn: string }[];
  /** Companies that process visitors' data for the firm. */
  processors?: { name: string; task: LocalizedText; country: LocalizedText }[];
  /** Of the template for a non-disclosure agreement. */
  nda?: { termYears: number };
  /** What the firm adds to the answers of the page for buyers. */
  answers?: Partial<Record<BuyersQuestion, LocalizedText>>;
}

export type PaidStage = "order" | "prototype" | "batch" | "delivery";

/** Of Incoterms 2020, from the seller's door to the buyer's. */
export type Incoterm = "EXW" | "FCA" | "CIP" | "DAP" | "DDP";

export interface Certificate {
  standard: string;
  number: string;
  body: string;
  /** YYYY-MM-DD, the last day on which it holds. */
  expires: string;
}

export type BuyersQuestion =
  | "manufacturer"
  | "tests"
  | "failures"
  | "capacity"
  | "payment"
  | "liability"
  | "visits"
  | "outage"
  | "nda"
  | "drawings";

/** Addresses of pictures, with what they show. */
export interface StoryDrawings {
  /** With the names of its numbered parts. */
  inspiration?: { src: string; alt: LocalizedText; parts: LocalizedText[] };
  /** One for each step of the journey. */
  journey?: { src: string; alt: LocalizedText }[];
}

export interface StoryFilm {
  poster: string;
  webm: string;
  mp4: string;
  shots: readonly FilmShot[];
  /** How long it is and what is heard. */
  about: LocalizedText;
  /** What is seen, for those who read it. */
  text: LocalizedText;
}

export interface FilmShot {
  readonly seconds: number;
  /** What is written on the screen, in two lines at most. */
  readonly caption: LocalizedText;
  /** Settings of the WebVTT cue, where the picture needs its default position. */
  readonly cueSettings?: string;
}
