import type { TeamMember } from "../backend/staff-rows.ts";
import { formatDate } from "../i18n/format-date.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/text/address-text.tsx";
import { changeTeam } from "./change-team.ts";
import { Moment } from "../staff/moment.tsx";
import { givenName, givenPosition } from "../staff/staff-name.ts";
import { RecordItem, RecordList } from "../ui/record-list.tsx";
import { TeamAction } from "./team-action.tsx";
import styles from "./team.module.css";
import { roleTexts, roleWords, teamWords } from "./words.ts";

export interface MemberListProps {
  members: TeamMember[];
  /** Nobody takes their own rights away here. */
  ownId: string | undefined;
  onChanged: () => void;
}

export function MemberList({ members, ownId, onChanged }: MemberListProps) {
  const locale = useLocale();
  const words = useWords(teamWords);
  return (
    <RecordList className={styles.list}>
      {members.map((member) => {
        const name = givenName(locale, member);
        const position = givenPosition(locale, member);
        const address = <AddressText address={member.email} />;
        const state = [member.user_id === ownId && words.you, member.is_banned && words.suspended];
        return (
          <RecordItem
            key={member.user_id}
            id={member.user_id}
            name={name ? <Isolate>{name}</Isolate> : address}
            state={state.filter(Boolean).join(" · ")}
            note={
              <InterpolatedText
                text={member.last_sign_in_at ? words.times : words.neverSignedIn}
                values={{
                  role: <b>{roleWords[member.role][locale]}</b>,
                  since: <time dateTime={member.granted_at}>{formatDate(locale, member.granted_at)}</time>,
                  used: <Moment moment={member.last_sign_in_at ?? ""} />,
                }}
              />
            }
            actions={member.user_id !== ownId && <MemberActions member={member} onChanged={onChanged} />}
          >
            {position && (
              <p>
                <Isolate>{position}</Isolate>
              </p>
            )}
            {/* It tells people of one name apart. */}
            {name && <p className="text-muted text-small">{address}</p>}
          </RecordItem>
        );
      })}
    </RecordList>
  );
}

function MemberActions({ member, onChanged }: { member: TeamMember; onChanged: () => void }) {
  const locale = useLocale();
  const words = useWords(teamWords);
  const otherRole = member.role === "admin" ? "staff" : "admin";
  const roleValues = { role: roleWords[otherRole][locale], text: roleTexts[otherRole][locale] };
  const shared = { describedBy: member.user_id, onDone: onChanged };
  const ask = (text: string) => (
    <InterpolatedText text={text} values={{ email: <LtrText>{member.email}</LtrText> }} />
  );
  return (
    <>
      {member.is_banned ? (
        <TeamAction
          {...shared}
          key="reinstate"
          label={words.reinstate}
          action={() => changeTeam("unban_account", { account_id: member.user_id })}
          done={teamWords.reinstated}
        />
      ) : (
        <TeamAction
          {...shared}
          key="suspend"
          label={words.suspend}
          question={ask(words.suspendQuestion)}
          action={() => changeTeam("ban_account", { account_id: member.user_id })}
          done={teamWords.suspendDone}
        />
      )}
      <TeamAction
        {...shared}
        key={otherRole}
        label={interpolate(words.changeRole, roleValues)}
        question={ask(interpolate(words.changeRoleQuestion, roleValues))}
        action={() => changeTeam("grant_admin", { member_email: member.email, new_role: otherRole })}
        done={teamWords.roleChanged}
      />
      <TeamAction
        {...shared}
        label={words.revoke}
        question={ask(words.revokeQuestion)}
        action={() => changeTeam("revoke_admin", { member_id: member.user_id })}
        done={teamWords.revoked}
      />
    </>
  );
}
