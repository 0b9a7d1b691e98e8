import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import type { Locale } from "../i18n/text.ts";
import { SignOutButton } from "../people/sign-out-button.tsx";
import { adminWords } from "./words.ts";

/** The admin's place in the header. Anybody else finds the way out in the page itself. */
export function AdminAccount({ locale, email }: { locale: Locale; email: string }) {
  return (
    <>
      <p className="who">
        <Sentence text={adminWords.welcome[locale]} values={{ email: <Latin>{email}</Latin> }} />
      </p>
      <SignOutButton locale={locale} />
    </>
  );
}
