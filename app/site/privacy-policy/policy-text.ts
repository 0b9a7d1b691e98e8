import type { Company } from "../../firm-types.ts";
import type { LegalText } from "../legal/legal-text.ts";

/** The entries that the policy quotes. */
export type PolicyFacts = Pick<Company, "law" | "processors">;

/** Each statement about the website describes what its code does: change both together. */
export type PolicyText = LegalText<
  | "who-we-are"
  | "what-we-collect"
  | "why"
  | "legal-ground"
  | "who-sees-it"
  | "how-long"
  | "protection"
  | "cookies"
  | "your-rights"
  | "changes"
>;
