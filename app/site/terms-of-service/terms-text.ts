import type { Company } from "../../firm-types.ts";
import type { LegalText } from "../legal/legal-text.ts";

/** The entries that the terms quote. */
export type TermsFacts = Pick<Company, "currency" | "invoicing" | "law" | "warrantyMonths">;

export type TermsText = LegalText<
  | "acceptance"
  | "services"
  | "contracts"
  | "confidentiality"
  | "intellectual-property"
  | "your-part"
  | "payment"
  | "scope"
  | "warranty"
  | "liability"
  | "website"
  | "law"
  | "changes"
>;
