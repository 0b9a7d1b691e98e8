import { LegalPage } from "../legal/legal.tsx";
import { policy, policyUpdated, words } from "./policy.ts";

export default function PrivacyPolicyPage() {
  return <LegalPage designator="G1" updated={policyUpdated} words={words} text={policy} />;
}
