import type { VisitorAction } from "./visitor-inquiry.ts";

/** The parts of the page that have forms; each is the id of its element. */
export type SectionName = "write" | "erase" | "new-link";

/** Where a form of the page stands, and what came of it is said. */
export const sectionOf: Record<VisitorAction, SectionName> = {
  message: "write",
  ask_to_erase: "erase",
  erase: "erase",
  new_link: "new-link",
};
