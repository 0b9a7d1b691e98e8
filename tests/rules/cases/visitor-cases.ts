import { draftFileId } from "../principals.ts";
import { casesFor, forService, type PermissionCase, refusalsTo } from "./cases-for.ts";

const hash = "repeat('a', 64)";
const otherHash = "repeat('b', 64)";
const own = `(select reference from public.inquiries), ${hash}`;
const file = "(select id from public.inquiry_attachments where message_id is not null)";
const closed = "This link opens no inquiry.";

/** What is done through the page of an inquiry, by its reference and the hash of a key. One of the seeded inquiry has the key `a…`. */
export const visitorCases: PermissionCase[] = [
  ...[
    `receive_visitor_message(%, null, 4, '{"body": "One more thing", "fingerprint": "x"}', now(), now())`,
    "mail_erase_link(%, null)",
  ].flatMap((call) => [
    ...refusalsTo("service", { [call.replace("%", `'N-22222', ${hash}`)]: closed }),
    ...casesFor(`select public.${call.replace("%", own)}`, { owner: 1 }),
    ...refusalsTo("owner", { [call.replace("%", own.replace(hash, otherHash))]: closed }),
  ]),
  ...casesFor(`select public.open_visitor_page(${own}) ->> 'reference' as shown offset 0`, { owner: 1 }),
  ...casesFor(`select where public.open_visitor_page(${own.replace(hash, otherHash)}) is not null`, {
    owner: 0,
  }),
  // A file of what the visitor wrote, unless it waits for the scanner; and of nothing else.
  ...casesFor(`select where public.open_visitor_file(${own}, ${file}) ->> 'name' = 'plan.pdf'`, { owner: 1 }),
  ...[
    `select where public.open_visitor_file(${own}, '${draftFileId}') is not null`,
    `select where public.open_visitor_file(${own.replace(hash, otherHash)}, ${file}) is not null`,
  ].flatMap((statement) => casesFor(statement, { owner: 0 })),
  ...casesFor(
    `select where public.open_visitor_file(${own}, ${file}) is not null`,
    { owner: 0 },
    "heldAttachment",
  ),
  ...casesFor("select public.list_files_to_scan()", { owner: 1 }, "heldAttachment"),
  ...casesFor("select * from public.list_files_to_scan()", { service: 0 }),
  ...forService(
    "select public.save_file_scan(gen_random_uuid(), 'clean')",
    `select where public.open_visitor_file('N-22222', ${hash}, gen_random_uuid()) is null`,
    `select public.open_visitor_page('N-22222', ${hash})`,
    `select where public.list_known_keys(array[${hash}, ${otherHash}]) = array[${hash}]`,
    `select public.add_inquiry_key(gen_random_uuid(), ${otherHash})`,
    `select public.is_erase_link('N-22222', ${hash})`,
    "select public.mail_new_links('rana@example.com', null, null)",
  ),
  // The link that opens the page erases nothing.
  ...casesFor(`select where public.is_erase_link(${own})`, { owner: 0 }),
  ...refusalsTo("service", { [`erase_inquiry('N-22222', ${hash})`]: closed }),
  ...refusalsTo("owner", { [`erase_inquiry(${own})`]: closed }),
  ...casesFor("select * from private.inquiry_keys", { owner: 1 }),
];
