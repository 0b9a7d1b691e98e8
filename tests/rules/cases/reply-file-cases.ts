import { casesFor, forStaff, onlyStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { draftFileId } from "../principals.ts";

const inquiry = "(select id from public.inquiries)";
const received = "(select id from public.inquiry_attachments)";
const nothing = "gen_random_uuid()";
const missing = "A file of this reply is missing.";
const tooMuch = "An email can carry 20 files and 20 MB.";
const noSize = "A file can have 10 MB and cannot be empty.";

const add = (size: string | number) => `add_draft_file(${inquiry}, 'plan.pdf', ${size})`;

/** Adds a file of four bytes, then `use` of its id. */
const afterAdding = (use: string) => `${use} from (select public.${add(4)} as id offset 0) as file`;
const send = (files: string) =>
  `send_reply(${inquiry}, 2, 'Dear', 'en', 'closed', files => array[${files}]::uuid[])`;

/** Files that go out with a reply. One of Sam's draft is seeded, beside the received one. */
export const replyFileCases: PermissionCase[] = [
  ...forStaff(`select public.${add(4)}`),
  ...casesFor(`select public.${add(1)} from generate_series(1, 20)`, { ada: 20 }),
  ...[`${add(10485760)}, public.${add(10485760)}`, afterAdding("remove_draft_file(id)")].flatMap((calls) =>
    casesFor(`select public.${calls}`, { ada: 1 }),
  ),
  ...refusalsTo("ada", {
    [`add_draft_file(${nothing}, 'x', 4)`]: "There is no such inquiry.",
    [add(0)]: noSize,
    [add(10485761)]: noSize,
    [add("null")]: noSize,
    [`${add(1)} from generate_series(1, 21)`]: tooMuch,
    [`${add(10485760)}, public.${add(10485760)}, public.${add(1)}`]: tooMuch,
    // Neither is what a visitor sent.
    [`remove_draft_file(${received})`]: "There is no such file.",
    [afterAdding(send("id"))]: missing,
    [send("null")]: missing,
    [send(`'${draftFileId}'`)]: missing,
    [send(received)]: missing,
    [`create_file_link('${draftFileId}')`]: "There is no such attachment.",
  }),
  ...casesFor(`select public.remove_draft_file('${draftFileId}')`, {
    sam: onlyStaff,
    ada: "There is no such file.",
  }),
  ...casesFor("select id from public.inquiry_attachments where draft_inquiry_id is not null", {
    sam: 0,
    ada: 0,
    owner: 1,
  }),
];
