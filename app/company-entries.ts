import type { LocalizedText } from "./i18n/text.ts";

/** What the pages say of the firm. What is optional and missing is drawn nowhere, and no heading stands over nothing. */
export interface Company {
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
  /** True while the entries below are samples; the pages say so. */
  hasSampleEntries?: boolean;
  legal?: {
    name: LocalizedText;
    form: LocalizedText;
    register?: LocalizedText;
    taxNumber?: string;
    founded?: string;
  };
  invoicing?: { currencies: string[]; bankCountry?: LocalizedText };
  /** Share of the price that falls due at a stage, in percent. */
  payments?: Partial<Record<OrderStage, number>>;
  /** From delivery. */
  warrantyMonths?: number;
  support?: { onSite?: LocalizedText; sparePartsYears?: number; securityUpdatesYears?: number };
  shipping?: { from: LocalizedText; incoterms: Incoterm[]; origin: LocalizedText };
  /** Standards we design to, by their names in site/buyers/conformity.json. */
  standards?: string[];
  laboratories?: { name: string; city: LocalizedText; accreditation: string; tests: LocalizedText }[];
  certificates?: Certificate[];
  /** Companies that process visitors' data for us. */
  processors?: { name: string; task: LocalizedText; country: LocalizedText }[];
  /** Only who agreed to be named: the day, YYYY-MM-DD, is that of the consent. */
  people?: { name: LocalizedText; role: LocalizedText; languages: LocalizedText; consentedOn: string }[];
  nda?: { termYears: number };
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

export const orderStages = ["offer", "order", "design", "prototype", "batch", "delivery"] as const;
export type OrderStage = (typeof orderStages)[number];

/** Of Incoterms 2020, from the seller's door to the buyer's. */
export const incoterms = ["EXW", "FCA", "CIP", "DAP", "DDP"] as const;
export type Incoterm = (typeof incoterms)[number];

export interface Certificate {
  standard: string;
  number: string;
  body: string;
  /** YYYY-MM-DD, the last day on which it holds. */
  expires: string;
}
