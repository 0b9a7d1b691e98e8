import type { TeamMember } from "../../backend/staff-rows.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { directionOf, listSeparator, type Locale } from "../../i18n/text.ts";
import { signatureLines } from "./signature-lines.ts";
import { givenName, givenPosition } from "../staff-name.ts";
import styles from "./signature.module.css";

/** What stands under somebody's reply in this language, as it goes out. Nothing for who has given no name. */
export function Signature({ locale, member }: { locale: Locale; member: TeamMember }) {
  const name = givenName(locale, member);
  if (!name) return null;
  const position = givenPosition(locale, member);
  return (
    <div className={styles.signature} lang={locale} dir={directionOf(locale)}>
      {signatureLines(locale, position ? [name, position] : [name]).map((parts) => (
        <p key={parts.join()}>
          {parts.map((part, n) => (
            <span key={part}>
              {n > 0 && listSeparator(locale)}
              <Isolate>{part}</Isolate>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
