import { Link } from "react-router";
import { secondFactorWords } from "../auth/second-factor-words.ts";
import { SignOutButton } from "../auth/sign-out-button.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import sectionStyles from "../staff/staff-section.module.css";
import { buttonClass } from "../ui/button.tsx";

/** Staff whose rights wait for a second factor, by the operator's setting. */
export function SecondFactorDemanded() {
  const locale = useLocale();
  return (
    <section className={sectionStyles.section}>
      <h1>{secondFactorWords.setUp[locale]}</h1>
      <p>{secondFactorWords.demanded[locale]}</p>
      <Link className={buttonClass("primary")} to="/account">
        {secondFactorWords.setUp[locale]}
      </Link>
      <SignOutButton />
    </section>
  );
}
