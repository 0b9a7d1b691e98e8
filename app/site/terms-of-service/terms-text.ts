import type { LegalText } from "../legal-text.ts";

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
