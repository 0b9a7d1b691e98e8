import { expect, test } from "vitest";
import type { Inquiry, ListedMessage } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../../backend/staff-rows.ts";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";
import { listProgressSteps } from "./progress-steps.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute)).toISOString();

test.each([
  ["files alone are no reply", [["files", 2]], "The visitor added 2 files", "أضاف صاحب الاستفسار ملفين"],
  [
    "words with files are one",
    [
      [null, 0],
      ["files", 1],
    ],
    "The visitor replied",
    "ردّ صاحب الاستفسار",
  ],
] as const)("what the visitor did since is told: %s", (_, done, english, arabic) => {
  const messages = done.map(([event, files], n) => ({
    ...({ direction: "received", is_automatic: false, is_third_person: false } as ListedMessage),
    ...{ created_at: at(n + 1), page_event: event, page_files: files },
  }));
  // As far as the steps look at it.
  const inquiry = { status: "in_progress", channel: "form", created_at: at(0) } as Inquiry;
  const record = { inquiry, messages, events: [] as AuditEntry[] } as unknown as InquiryRecord;
  const told = listProgressSteps("en", record, []).find(({ state }) => state === "returned");
  expect(told?.label).toEqual({ en: english, ar: arabic });
});
