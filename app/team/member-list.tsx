import type { TeamMember } from "../backend/staff-rows.ts";
import { formatDateTime } from "../i18n/format.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/address-text.tsx";
import { changeTeam } from "./change-team.ts";
import { givenName, givenPosition } from "../staff/staff-name.ts";
import listStyles from "../staff/record-list.module.css";
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
    <ul className={listStyles.list}>
      {members.map((member) => (
        <li key={member.user_id} className={styles.person}>
          <div>
            <MemberHeading member={member} />
            {member.user_id === ownId && <p className={listStyles.state}>{words.you}</p>}
            {member.is_banned && <p className={listStyles.state}>{words.suspended}</p>}
          </div>
          <p className={listStyles.times}>
            <InterpolatedText
              text={member.last_sign_in_at ? words.times : words.neverSignedIn}
              values={{
                role: <b>{roleWords[member.role][locale]}</b>,
                since: <Moment moment={member.granted_at} />,
                used: <Moment moment={member.last_sign_in_at ?? ""} />,
              }}
            />
          </p>
          {member.user_id !== ownId && <MemberActions member={member} onChanged={onChanged} />}
        </li>
      ))}
    </ul>
  );
}

/** By their name, with what they are and the address, which tells people of one name apart. */
function MemberHeading({ member }: { member: TeamMember }) {
  const locale = useLocale();
  const name = givenName(locale, member);
  const position = givenPosition(locale, member);
  return (
    <>
      <h3 id={member.user_id} className={listStyles.name}>
        {name ? <Isolate>{name}</Isolate> : <AddressText address={member.email} />}
      </h3>
      {position && (
        <p>
          <Isolate>{position}</Isolate>
        </p>
      )}
      {name && (
        <p className={listStyles.times}>
          <AddressText address={member.email} />
        </p>
      )}
    </>
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
    <div className={styles.actions}>
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
    </div>
  );
}

export function Moment({ moment }: { moment: string }) {
  const locale = useLocale();
  return <time dateTime={moment}>{formatDateTime(locale, moment)}</time>;
}
