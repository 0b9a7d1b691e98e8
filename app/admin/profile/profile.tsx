import { useState } from "react";
import { ChangeSection } from "../../auth/account/change-section.tsx";
import { QueryView } from "../../backend/query-view.tsx";
import { useQuery } from "../../backend/use-query.ts";
import { useWords } from "../../i18n/use-locale.ts";
import { findMember } from "../../staff/staff-name.ts";
import { teamQuery } from "../../staff/team.ts";
import { ProfileForm } from "./profile-form.tsx";
import { profileWords } from "./profile-words.ts";
import { Signature } from "../../staff/signature/signature.tsx";

/** How the owner of an account is called, and signs. Nothing for an account that is not of staff. */
export function Profile({ userId }: { userId: string }) {
  const words = useWords(profileWords);
  const [isOpen, setOpen] = useState(false);
  const team = useQuery(teamQuery);

  return (
    <QueryView query={team} errorTitle={words.failed}>
      {(members) => {
        const own = findMember(members, userId);
        return (
          own && (
            <>
              <ChangeSection
                title={words.title}
                text={words.text}
                change={words.change}
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
              >
                <ProfileForm own={own} onSaved={() => setOpen(false)} />
              </ChangeSection>
              {!isOpen &&
                (["en", "ar"] as const).map((locale) => (
                  <Signature key={locale} locale={locale} member={own} />
                ))}
            </>
          )
        );
      }}
    </QueryView>
  );
}
