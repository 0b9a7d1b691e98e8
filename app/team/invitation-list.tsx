import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/address-text.tsx";
import { changeTeam, sendInvitation } from "./change-team.ts";
import type { OpenInvitation } from "./fetch-team.ts";
import { Moment } from "./member-list.tsx";
import listStyles from "../staff/record-list.module.css";
import { TeamAction } from "./team-action.tsx";
import styles from "./team.module.css";
import { invitationWords, roleWords } from "./words.ts";

export interface InvitationListProps {
  invitations: OpenInvitation[];
  onChanged: () => void;
}

export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const locale = useLocale();
  const words = useWords(invitationWords);
  return (
    <ul className={listStyles.list}>
      {invitations.map(({ id, email, role, locale: mailLocale, expires_at: until, isExpired }) => {
        const shared = { describedBy: id, onDone: onChanged };
        return (
          <li key={id} className={styles.person}>
            <h3 id={id} className={listStyles.name}>
              <AddressText address={email} />
            </h3>
            <p className={listStyles.times}>
              <InterpolatedText
                text={isExpired ? words.expired : words.validUntil}
                values={{ role: <b>{roleWords[role][locale]}</b>, until: <Moment moment={until} /> }}
              />
            </p>
            <div className={styles.actions}>
              <TeamAction
                {...shared}
                label={words.sendAgain}
                action={() => sendInvitation(email, mailLocale, role)}
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
