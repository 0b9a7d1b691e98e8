import { expect, test } from "vitest";
import { refusalReason } from "./mail-refusal.tsx";

test.each([
  ["552 5.2.2 Mailbox full", "mailboxFull"],
  ["452 4.2.2 The email account that you tried to reach is over quota", "mailboxFull"],
  ["552 5.3.4 Too big", "tooLarge"],
  ["552 Message size exceeds fixed maximum message size", "tooLarge"],
  ["550 5.1.1 <rana@example.com>: Recipient address rejected: User unknown", "noAddress"],
  ["550 No such user <b>here</b>", "noAddress"],
  ["5.4.4 (unable to look up host)", "noDomain"],
  ["Host or domain name not found. Name service error for name=gmial.com", "noDomain"],
  ["554 5.7.1 Service unavailable; Client host blocked using Spamhaus", "blocked"],
  ["550 5.7.515 Access denied, sending domain does not meet the required authentication level", "blocked"],
  ["5.4.7 Delivery expired (message too old)", "expired"],
  ["250 2.0.0 accepted", undefined],
  [null, undefined],
])("a mail server that says %j means %s", (response, reason) => {
  expect(refusalReason(response)).toBe(reason);
});
