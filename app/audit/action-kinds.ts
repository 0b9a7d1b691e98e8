import { actionWords } from "./action-words.ts";

/** What an entry is about: the views of the log. */
export const actionKinds = ["work", "mail", "reading", "security", "system"] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Which actions are of which kind. All others are work. */
const otherThanWork: Record<Exclude<ActionKind, "work">, readonly string[]> = {
  mail: [
    "inquiry.reply_sent",
    "inquiry.reply_scheduled",
    "inquiry.reply_taken_back",
    "inquiry.email_forwarded",
    "inquiry.forwarding_taken_back",
    "inquiry.mail_received",
    "inquiry.noted",
    "inquiry.mail_bounced",
    "inquiry.mail_resent",
  ],
  reading: ["inquiry.opened", "inquiry.attachment_downloaded"],
  security: [
    "role.granted",
    "role.revoked",
    "invitation.created",
    "invitation.accepted",
    "invitation.revoked",
    "account.banned",
    "account.unbanned",
    "recovery_codes.created",
    "recovery_code.used",
    "inquiries.exported",
    "person.erased",
  ],
  system: ["inquiries.expired", "inquiries.erased_by_sender", "inquiries.erased_again", "database.restored"],
};

/** Those that somebody should look at. */
const alarming = new Set([
  "inquiry.mail_bounced",
  "account.banned",
  "recovery_code.used",
  "database.restored",
]);

export function kindOf(action: string): ActionKind {
  return actionKinds.find((kind) => kind !== "work" && otherThanWork[kind].includes(action)) ?? "work";
}

export function actionsOf(kind: ActionKind): string[] {
  return kind === "work"
    ? Object.keys(actionWords).filter((action) => kindOf(action) === "work")
    : [...otherThanWork[kind]];
}

export function isAlarming(action: string): boolean {
  return alarming.has(action);
}
