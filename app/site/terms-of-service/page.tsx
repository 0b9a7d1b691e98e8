import { LegalPage } from "../legal/legal.tsx";
import { terms, termsUpdated, words } from "./terms.ts";

export default function TermsOfServicePage() {
  return <LegalPage designator="G2" updated={termsUpdated} words={words} text={terms} />;
}
