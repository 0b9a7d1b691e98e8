import { casesFor, forService, type PermissionCase, refusalsTo } from "./cases-for.ts";

const hash = "repeat('a', 64)";
const otherHash = "repeat('b', 64)";
const own = `(select reference from public.inquiries), ${hash}`;
const closed = "This link opens no inquiry.";

/** What is done through the page of an inquiry, by its reference and the hash of a key. One of the seeded inquiry has the key `a…`. */
export const visitorCases: PermissionCase[] = [
  ...[
    "add_visitor_note(%, null, 'One more thing', now())",
    "withdraw_inquiry(%, null)",
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
  ...forService(
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
  // What they counted is theirs to read, and what staff did is not.
  ...casesFor("select * from public.admin_audit_log where action like 'inquiry.%'", { owner: 1 }),
  ...casesFor("select * from private.inquiry_keys", { owner: 1 }),
];
