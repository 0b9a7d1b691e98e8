import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../i18n/text.ts";
import { actionLabel, actionsOf } from "./event-words.ts";
import { eventKinds, events } from "./events.ts";

/** Calls up to their first bracket that closes: the action is the first argument, or a default. */
const loggingCalls =
  /(?:add_audit_entry|audit_account|audit_invitation|delete_inquiries)\([^)]*|'audited_as', '[^']*'|admin_audit_log \([^)]*\)\s+values \([^)]*/g;

test("each action that the database logs has its sentence, and no other has", () => {
  const sources = globSync(["schema/*.sql", "server/**/*.ts"]).map((file) => readFileSync(file, "utf8"));
  const calls = sources.join("\n").match(loggingCalls)?.join("\n") ?? "";
  const logged = new Set([...calls.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action]) => action));
  expect(Object.keys(events).toSorted()).toEqual([...logged].toSorted());
});

test("each is listed under one view of the log, by its act alone", () => {
  expect(eventKinds.flatMap(actionsOf).toSorted()).toEqual(Object.keys(events).toSorted());
  expect(actionLabel("en", "inquiry.mentioned")).toBe("Mentioned someone in a note on an inquiry");
  expect(actionLabel("ar", "inquiries.expired")).toBe("حذف استفسارات بعد انتهاء مدة الاحتفاظ");
  for (const locale of locales) {
    const labels = Object.keys(events).map((action) => actionLabel(locale, action));
    expect(labels.filter((label) => /[{}]/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
