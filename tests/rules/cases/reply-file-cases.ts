import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";
import { draftFileId } from "../principals.ts";

const refused = "Only staff may do this.";
const inquiry = "(select id from public.inquiries)";
const nothing = "gen_random_uuid()";
const missing = "A file of this reply is missing.";
const tooMuch = "An email can carry 20 files and 20 MB.";
const outOfOrder = "The pieces of a file come whole and in order.";

const add = (size: string | number) => `public.add_draft_file(${inquiry}, 'plan.pdf', ${size})`;

/** Adds a file of four bytes, then `use` of its id. */
const afterAdding = (use: string) => `select ${use} from (select ${add(4)} as id offset 0) as file`;
const piece = (id: string, number: string | number, content = "JVBERg==") =>
  `public.add_draft_file_piece(${id}, ${number}, '${content}')`;
const send = (files: string) =>
  `public.send_reply(${inquiry}, 2, 'Dear', 'en', 'closed', files => array[${files}]::uuid[])`;

/** Files that go out with a reply. One of Sam's draft is seeded, beside the received one. */
export const replyFileCases: PermissionCase[] = [
  ...casesFor(`select ${add(4)}`, { sam: refused, ada: 1 }),
  ...casesFor(`select public.add_draft_file(${nothing}, 'x', 4)`, {
    anon: denied,
    ada: "There is no such inquiry.",
    service: denied,
  }),
  ...(["staffAal2", "banned"] as const).map((setup): PermissionCase => ({
    principal: "ada",
    setup: [setup],
    statement: `select public.add_draft_file(${nothing}, 'x', 4)`,
    outcome: refused,
  })),
  ...["0", "10485761", "null"].flatMap((size) =>
    casesFor(`select ${add(size)}`, { ada: "A file can have 10 MB and cannot be empty." }),
  ),
  ...casesFor(`select ${add(1)} from generate_series(1, 20)`, { ada: 20 }),
  ...casesFor(`select ${add(1)} from generate_series(1, 21)`, { ada: tooMuch }),
  ...casesFor(`select ${add(10485760)}, ${add(10485760)}`, { ada: 1 }),
  ...casesFor(`select ${add(10485760)}, ${add(10485760)}, ${add(1)}`, { ada: tooMuch }),

  ...casesFor(afterAdding(piece("id", 1)), { ada: 1 }),
  ...[piece("id", 2), piece("id", 1, "JVBE"), piece("id", "null"), piece("id", 0)].flatMap((use) =>
    casesFor(afterAdding(use), { ada: outOfOrder }),
  ),
  ...casesFor(afterAdding(piece("id", 1, "JVBERjE=")), { ada: outOfOrder }),
  ...casesFor(afterAdding(`${piece("id", 1)}, ${piece("id", 2)}`), { ada: outOfOrder }),
  ...casesFor(afterAdding(`${piece("id", 1)}, ${piece("id", 1, "")}`), { ada: 1 }),
  ...[piece(`'${draftFileId}'`, 1), `public.remove_draft_file('${draftFileId}')`].flatMap((use) =>
    casesFor(`select ${use}`, {
      anon: denied,
      sam: refused,
      ada: "There is no such file.",
      service: denied,
    }),
  ),
  ...casesFor(afterAdding("public.remove_draft_file(id)"), { ada: 1 }),
  // Neither is what a visitor sent.
  ...casesFor("select public.remove_draft_file((select id from public.inquiry_attachments))", {
    ada: "There is no such file.",
  }),

  ...casesFor(afterAdding(`${piece("id", 1)}, ${send("id")}`), { ada: 1 }),
  ...casesFor(afterAdding(send("id")), { ada: missing }),
  ...casesFor(afterAdding(`${piece("id", 1)}, ${send("id, id")}`), { ada: missing }),
  ...["null", `'${draftFileId}'`, "(select id from public.inquiry_attachments)"].flatMap((id) =>
    casesFor(`select ${send(id)}`, { ada: missing }),
  ),

  ...casesFor("select id from public.inquiry_attachments where draft_inquiry_id is not null", {
    anon: denied,
    sam: 0,
    ada: 0,
    service: denied,
    owner: 1,
  }),
  ...casesFor(`select public.get_attachment('${draftFileId}', 1)`, { ada: "There is no such attachment." }),
  ...casesFor("select public.get_picture((select id from public.inquiry_attachments), 1)", {
    ada: "There is no such attachment.",
  }),
  ...casesFor(`select public.get_picture(${nothing}, 1)`, {
    anon: denied,
    sam: refused,
    service: denied,
  }),
  ...casesFor(`select public.load_attachment_piece(${nothing}, 1)`, {
    anon: denied,
    sam: denied,
    ada: denied,
    service: 1,
  }),
  ...deniedToAll(
    "select private.clean_file_name('x')",
    "select private.safe_media_type('x')",
    "select private.assert_mail_size('{}')",
    `select private.lock_draft_file(${nothing})`,
    `select private.attach_draft_files(${nothing}, ${nothing}, '{}')`,
    "select private.delete_stale_draft_files()",
    `select private.mail_files(${nothing})`,
  ),
];
