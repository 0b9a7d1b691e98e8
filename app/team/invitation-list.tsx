import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/text/address-text.tsx";
import { changeTeam, sendInvitation } from "./change-team.ts";
import type { OpenInvitation } from "./fetch-team.ts";
import { Moment } from "../staff/moment.tsx";
import { RecordItem, RecordList } from "../ui/record-list.tsx";
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
    <RecordList className={styles.list}>
      {invitations.map(({ id, email, role, locale: mailLocale, expires_at: until, isExpired }) => {
        const shared = { describedBy: id, onDone: onChanged };
        return (
          <RecordItem
            key={id}
            id={id}
            name={<AddressText address={email} />}
            note={
              <InterpolatedText
                text={isExpired ? words.expired : words.validUntil}
                values={{ role: <b>{roleWords[role][locale]}</b>, until: <Moment moment={until} /> }}
              />
            }
            actions={
              <>
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
              </>
            }
          />
        );
      })}
    </RecordList>
  );
}
