import type { Inquiry } from "../backend/inquiry-rows.ts";

/** Whether the visitor wrote it: what staff enter is their record, and no visitor is sent it, or shown it. */
export function isByVisitor({ channel }: Pick<Inquiry, "channel">): boolean {
  return channel === "form" || channel === "mail";
}
