import type { VisitorAction } from "./visitor-inquiry.ts";

/** The parts of the page that have forms; each is the id of its element. */
export type ZoneName = "files" | "sent" | "end" | "new-link";

/** Where an action of the page belongs to, and what came of it is said; that of a code goes by its purpose. */
export function zoneOf(action: VisitorAction, purpose: string | undefined): ZoneName {
  if (action === "ask_code") return purpose === "email" ? "sent" : "end";
  return zones[action];
}

const zones: Record<Exclude<VisitorAction, "ask_code">, ZoneName> = {
  note: "sent",
  correct: "sent",
  change_email: "sent",
  withdraw: "end",
  erase: "end",
  new_link: "new-link",
};
