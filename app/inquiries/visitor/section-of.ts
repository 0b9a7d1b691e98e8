import type { VisitorAction } from "./visitor-inquiry.ts";

/** The parts of the page that have forms; each is the id of its element. */
export type SectionName = "files" | "sent" | "end" | "new-link";

/** Where a form of the page stands, and what came of it is said. */
export const sectionOf: Record<VisitorAction, SectionName> = {
  note: "sent",
  withdraw: "end",
  ask_to_erase: "end",
  erase: "end",
  new_link: "new-link",
};
