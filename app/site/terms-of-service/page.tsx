import { LegalPage } from "../legal/legal.tsx";
import { terms, termsUpdated, words } from "./terms.ts";

export default function TermsOfServicePage() {
  return <LegalPage updated={termsUpdated} words={words} text={terms} />;
}
