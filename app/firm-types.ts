import type { LocalizedText } from "./i18n/text.ts";

/** What the site and its emails cannot do without, and the facts that a firm may give. */
export interface Company extends FirmFacts {
  /** True while name, product and contact details are made up: the footer says so. */
  isSample?: boolean;
  name: LocalizedText;
  product: LocalizedText;
  email: string;
  phone: string;
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
  /** Whether those three are drawn with a +: they were exceeded. */
  showPlus?: boolean;
  projectsByCategory: Record<ProjectCategory, number>;
  answerWithinHours: number;
  office: Office;
}

export type ProjectCategory = "robotics" | "industrialIot" | "consumer" | "connected" | "energy" | "vision";

/** When the office is open, by its own clocks. */
export interface Office {
  timeZone: string;
  /** The first working day first; 1 is Monday. */
  days: number[];
  /** HH:MM */
  opens: string;
  closes: string;
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
