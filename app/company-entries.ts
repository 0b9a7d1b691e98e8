import type { FirmFacts } from "./firm-facts.ts";
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
