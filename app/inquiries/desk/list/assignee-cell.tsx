import { useSession } from "../../../backend/session.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { textDirection } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { assigneeName } from "../assignee-name.ts";
import styles from "./list-row.module.css";

/** Initials: one's own are filled, and nobody is an empty place. */
export function AssigneeCell({ team, assigneeId }: { team: TeamMember[]; assigneeId: string | null }) {
  const locale = useLocale();
  const session = useSession();
  const name = assigneeName(locale, team, assigneeId);
  const isOwn = session.status === "open" && session.userId === assigneeId;
  const variant = assigneeId === null ? styles.nobody : isOwn ? styles.own : "";
  return (
    <span className={`${styles.assignee} ${variant}`} title={name}>
      <span aria-hidden="true">{assigneeId !== null && initialsOf(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** `RH`, `ر ح`: Arabic letters would join. */
function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join(textDirection(name, "ltr") === "rtl" ? " " : "");
}
