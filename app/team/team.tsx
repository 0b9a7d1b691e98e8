import { useRef, useState } from "react";
import { useSession } from "../backend/session.ts";
import { useQuery } from "../backend/use-query.ts";
import { useWords } from "../i18n/use-locale.ts";
import { QuerySection } from "../staff/query-section.tsx";
import { teamPageQuery } from "./fetch-team.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import styles from "./team.module.css";
import { invitationWords, teamWords } from "./words.ts";

/** The admin's tab with the members of staff and the invitations. */
export default function Team() {
  const session = useSession();
  const team = useQuery(teamPageQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  /** How many were granted a role at once: the form begins anew after each. */
  const [granted, setGranted] = useState(0);
  const words = useWords(teamWords);
  const invitation = useWords(invitationWords);

  /** The row may go away, and the focus must not go with it. */
  const leaveRow = () => heading.current?.focus();

  return (
    <QuerySection title={words.title} query={team} errorTitle={words.failed} headingRef={heading}>
      {({ members, invitations }) => (
        <div className={styles.team}>
          <div>
            <h2>{words.members}</h2>
            <MemberList
              members={members}
              ownId={session.status === "open" ? session.userId : undefined}
              onChanged={leaveRow}
            />
            {invitations.length > 0 && (
              <>
                <h2>{invitation.open}</h2>
                <InvitationList invitations={invitations} onChanged={leaveRow} />
              </>
            )}
          </div>
          <div>
            <h2>{invitation.title}</h2>
            <p className="prose">{invitation.text}</p>
            <InviteForm key={granted} onGranted={() => setGranted(granted + 1)} />
          </div>
        </div>
      )}
    </QuerySection>
  );
}
