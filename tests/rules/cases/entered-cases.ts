import { forStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { userIds } from "../principals.ts";

const noMoment = "The moment must lie in the last 60 days.";
const noDueMoment = "The due moment must follow within 60 days.";
const noAddress = "Enter an email address such as name@example.com.";
const ownAddress = "An email is forwarded neither to its visitor nor to ourselves.";
const noText = "Write between 1 and 20,000 characters.";
const violation = 'new row for relation "inquiries" violates check constraint';

/** What staff write first: a call that they took, a conversation that they begin, a mail that they forward. */
export const enteredCases: PermissionCase[] = [
  ...forStaff(`select public.${enter()}`, `select public.${begin()}`, `select public.${forward()}`),
  ...refusalsTo("ada", {
    [enter({ channel: "form" })]: "Staff enter a call, a WhatsApp message or a visit.",
    [enter({ happenedAt: "now() + interval '1 minute'" })]: noMoment,
    [enter({ happenedAt: "now() - interval '61 days'" })]: noMoment,
    [enter({ happenedAt: "null" })]: noMoment,
    [enter({ dueAt: "now() - interval '2 days'" })]: noDueMoment,
    [enter({ dueAt: "now() + interval '70 days'" })]: noDueMoment,
    [enter({ dueAt: "null" })]: noDueMoment,
    [enter({ key: "short" })]: "The idempotency key is malformed.",
    [enter({ assignee: `'${userIds.sam}'` })]: "Inquiries can be assigned only to staff.",
    [enter({ fields: '"status": "closed"' })]: "An inquiry has no column for: status",
    [enter({ fields: '"phone": null' })]: violation,
    [begin("' '")]: noText,
    [begin("repeat('x', 20001)")]: noText,
    [begin("'Dear'", '"message": "Hi"')]: "A conversation begins with a mail of ours.",
    [begin("'Dear'", '"email": null')]: violation,
    [forward({ message: "gen_random_uuid()" })]: "There is no such email.",
    [forward({ address: "Supplier <x@example.com>" })]: noAddress,
    [forward({ address: "x@example.com,y@example.com" })]: noAddress,
    [forward({ address: "x@example.com\\r\\nBcc: y@example.com" })]: noAddress,
    [forward({ address: "R.ana+x@Example.com" })]: ownAddress,
    [forward({ address: "ada+x@example.com" })]: ownAddress,
    [forward({ note: "repeat('x', 5001)" })]: "Write at most 5,000 characters.",
    [forward({ note: "null" })]: "Write at most 5,000 characters.",
  }),
];

/** A call of somebody with a phone number alone. */
function enter({
  channel = "call",
  happenedAt = "now() - interval '1 day'",
  dueAt = "now()",
  key = "00000001",
  assignee = "null",
  fields = '"locale": "en"',
} = {}): string {
  const person = `"type": "contact", "name": "Omar", "phone": "+961 3 123 456", "subject": "A pump", "message": "Two"`;
  return `enter_inquiry('{${person}, ${fields}}', '${key}', '${channel}', ${happenedAt}, ${dueAt}, ${assignee})`;
}

function begin(body = "'Dear Omar'", fields = '"locale": "en"'): string {
  const inquiry = `{"type": "contact", "name": "Omar", "email": "omar@example.com", "subject": "A pump", ${fields}}`;
  return `start_conversation('${inquiry}', '00000001', ${body})`;
}

function forward({
  message = "(select id from public.inquiry_messages)",
  address = "x@example.com",
  note = "''",
} = {}) {
  return `forward_message(${message}, E'${address}', ${note}, 'en')`;
}
