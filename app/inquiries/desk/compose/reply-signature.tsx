import { Link } from "react-router";
import type { Locale } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { findMember, givenName } from "../../../staff/staff-name.ts";
import { Signature } from "../../../staff/signature/signature.tsx";
import { useTeam } from "../../../staff/team.ts";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";

export interface ReplySignatureProps {
  /** The author. */
  userId: string | undefined;
  /** Of the reply. */
  language: Locale;
}

/** What goes out under the reply, and the way to change it. */
export function ReplySignature({ userId, language }: ReplySignatureProps) {
  const locale = useLocale();
  const author = findMember(useTeam(), userId ?? null);
  if (!author) return null;
  return (
    <div className={styles.signature}>
      <Signature locale={language} member={author} />
      <Link className="link" to="/account">
        {composerWords[givenName(language, author) ? "changeSignature" : "addSignature"][locale]}
      </Link>
    </div>
  );
}
