import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { LtrText } from "../i18n/isolate.tsx";
import { localize, type Locale } from "../i18n/text.ts";
import { changeTeam, sendInvitation } from "./change-team.ts";
import type { OpenInvitation } from "./fetch-team.ts";
import { Moment } from "./member-list.tsx";
import { TeamAction } from "./team-action.tsx";
import styles from "./team.module.css";
import { invitationWords } from "./words.ts";

export interface InvitationListProps {
  locale: Locale;
  invitations: OpenInvitation[];
  onChanged: () => void;
}

export function InvitationList({ locale, invitations, onChanged }: InvitationListProps) {
  const words = localize(locale, invitationWords);
  return (
    <ul className={styles.list}>
      {invitations.map(({ id, email, locale: mailLocale, expires_at: until, isExpired }) => {
        const shared = { locale, describedBy: id, onDone: onChanged };
        return (
          <li key={id}>
            <h3 id={id} className={styles.email}>
              <LtrText>{email}</LtrText>
            </h3>
            <p className={styles.times}>
              <InterpolatedText
                text={isExpired ? words.expired : words.validUntil}
                values={{ until: <Moment locale={locale} moment={until} /> }}
              />
            </p>
            <div className={styles.actions}>
              <TeamAction
                {...shared}
                label={words.sendAgain}
                action={() => sendInvitation(email, mailLocale)}
                done={invitationWords.sent}
              />
              <TeamAction
                {...shared}
                label={words.revoke}
                action={() => changeTeam("revoke_invitation", { invitation_id: id })}
                done={invitationWords.revoked}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
