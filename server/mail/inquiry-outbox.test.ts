import { expect, test } from "vitest";
import { openInquiryOutbox } from "./inquiry-outbox.ts";

test("a mail that may have arrived, because its server fell silent, is tried again less and less often", async () => {
  const recorded: unknown[] = [];
  const write = () => Promise.reject(new Error("not asked"));
  const outbox = openInquiryOutbox(
    async (_name, parameters) => void recorded.push(parameters["outcome"]),
    "https://nawat.example",
    write,
    () => Promise.reject(new Error("not asked")),
  );
  const mail = { id: "1", to: "rana@example.com", date: new Date(), attempts: 1, write };
  for (const outcome of ["interrupted", "unavailable"] as const)
    await outbox.recordOutcome(mail, outcome, "no answer");
  expect(recorded).toEqual(["failed", "unavailable"]);
});
