import { LegalPage } from "../legal/legal.tsx";
import { policy, policyUpdated, words } from "./policy.ts";

export default function PrivacyPolicyPage() {
  return <LegalPage updated={policyUpdated} words={words} text={policy} />;
}
