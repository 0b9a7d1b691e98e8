import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";
import { type Setup, visitorFileId } from "../principals.ts";

const hash = "repeat('a', 64)";
const own = `(select reference from public.inquiries), ${hash}`;
const foreign = own.replace(hash, "repeat('b', 64)");
const closed = "This link opens no inquiry.";
const missing = "There is no such file.";
const wrongSize = "The file cannot have this size.";
const outOfOrder = "The pieces of a file come whole and in order.";

const begin = (size: string | number, of = own) =>
  `public.begin_visitor_file(${of}, 'board.pdf', ${size}, null)`;

/** Begins a file of four bytes, then `use` of its id. */
const afterBeginning = (use: string) => `select ${use} from (select ${begin(4)} as id offset 0) as file`;
const piece = (id: string, offset: number, content = "%PDF") =>
  `public.add_visitor_file_piece(${own}, ${id}, ${offset}, '${btoa(content)}')`;
const shrink = (id: string, size: number) => `public.shrink_visitor_file(${own}, ${id}, ${size})`;
const finish = (id: string) => `public.finish_visitor_file(${own}, ${id}, now())`;

const ofOwner = (statement: string, setup: Setup, outcome: number | string): PermissionCase => ({
  principal: "owner",
  setup: [setup],
  statement,
  outcome,
});

/** Files that senders add on the page of their inquiry. One of the seeded inquiry, of four bytes, is there. */
export const visitorFileCases: PermissionCase[] = [
  ...casesFor(`select ${begin(4, `'N-22222', ${hash}`)}`, { anon: denied, ada: denied, service: closed }),
  ...casesFor(`select ${begin(4, foreign)}`, { owner: closed }),
  ...casesFor(`select ${begin("0")}`, { owner: "A file cannot be empty." }),
  ...casesFor(`select ${begin("null")}`, { owner: "A file cannot be empty." }),
  ...casesFor(`select ${begin(52428801)}`, { owner: "file_too_large" }),
  ...casesFor(`select ${begin(52428800)} from generate_series(1, 2)`, { owner: 2 }),
  ...casesFor(`select ${begin(52428800)} from generate_series(1, 3)`, { owner: "files_too_large" }),
  ...casesFor(`select ${begin(1)} from generate_series(1, 11)`, { owner: 11 }),
  ...casesFor(`select ${begin(1)} from generate_series(1, 12)`, { owner: "too_many_files" }),

  ...[
    "add_visitor_file_piece(%, 0, 'eA==')",
    "visitor_file_state(%)",
    "finish_visitor_file(%, now())",
    "remove_visitor_file(%)",
  ].flatMap((call) => [
    ...casesFor(`select public.${call.replace("%", `'N-22222', ${hash}, '${visitorFileId}'`)}`, {
      anon: denied,
      ada: denied,
      service: call.startsWith("finish") ? closed : missing,
    }),
    ...casesFor(`select public.${call.replace("%", `${foreign}, '${visitorFileId}'`)}`, {
      owner: call.startsWith("finish") ? closed : missing,
    }),
    ...casesFor(`select public.${call.replace("%", `${own}, '${visitorFileId}'`)}`, { owner: 1 }),
    ...casesFor(`select public.${call.replace("%", `${own}, gen_random_uuid()`)}`, { owner: missing }),
  ]),
  ...casesFor(afterBeginning(`${piece("id", 0)}, ${piece("id", 0)}, ${finish("id")}`), { owner: 1 }),
  ...casesFor(afterBeginning(finish("id")), { owner: "The file is not whole yet." }),
  ...[piece("id", 1, "x"), piece("id", 0, "%PDF-"), piece("id", 0, "%PD"), piece("id", -4)].flatMap((use) =>
    casesFor(afterBeginning(use), { owner: outOfOrder }),
  ),
  ...casesFor(`select public.shrink_visitor_file('N-22222', ${hash}, '${visitorFileId}', 4)`, {
    anon: denied,
    ada: denied,
    service: missing,
  }),
  ...casesFor(`select public.shrink_visitor_file(${foreign}, '${visitorFileId}', 4)`, { owner: missing }),
  ...casesFor(`select public.shrink_visitor_file(${own}, '${visitorFileId}', 4)`, { owner: wrongSize }),
  ...casesFor(afterBeginning(`${shrink("id", 3)}, ${piece("id", 0, "%PD")}, ${finish("id")}`), { owner: 1 }),
  ...casesFor(afterBeginning(shrink("id", 5)), { owner: wrongSize }),
  ...casesFor(afterBeginning(`${piece("id", 0)}, ${shrink("id", 3)}`), { owner: wrongSize }),
  ...casesFor(
    `select where public.visitor_file_beginning(${own}, '${visitorFileId}') = encode('ISO-', 'base64')`,
    { owner: 1 },
  ),
  ...casesFor(`select where public.visitor_file_beginning(${foreign}, '${visitorFileId}') is not null`, {
    owner: 0,
  }),
  ...casesFor(`select public.visitor_file_beginning('N-22222', ${hash}, '${visitorFileId}')`, {
    anon: denied,
    ada: denied,
    service: 1,
  }),

  ...casesFor(`select public.assert_files_wanted('N-22222', ${hash})`, {
    anon: denied,
    ada: denied,
    service: closed,
  }),
  ...casesFor(`select public.assert_files_wanted(${own})`, { owner: 1 }),

  ...[
    "public.list_files_to_scan()",
    `public.file_piece_to_scan('${visitorFileId}', 1)`,
    `public.save_file_scan('${visitorFileId}', 'clean')`,
  ].flatMap((call) =>
    casesFor(`select * from ${call}`, {
      anon: denied,
      ada: denied,
      service: call.includes("list") ? 0 : call.includes("piece") ? missing : 1,
    }),
  ),
  // Of the seeded file nobody asked for a scan.
  ...casesFor(`select public.file_piece_to_scan('${visitorFileId}', 1)`, { owner: missing }),
  ofOwner(`select where public.file_piece_to_scan('${visitorFileId}', 1) is not null`, "heldFile", 1),
  ofOwner(`select public.list_files_to_scan()`, "heldFile", 1),
  {
    principal: "owner",
    setup: ["heldFile"],
    statement: `select public.save_file_scan('${visitorFileId}', 'perhaps')`,
    outcome: 'new row for relation "inquiry_files" violates check constraint "inquiry_files_scan_known"',
  },

  ...casesFor("select id, name, size, scan from public.inquiry_files", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...casesFor(`select 1 where public.get_visitor_file('${visitorFileId}', 1) = 'SVNPLQ=='`, {
    anon: denied,
    sam: "Only staff may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesFor(`select 1 where public.get_visitor_file('${visitorFileId}', 2) = ''`, { ada: 1 }),
  ...casesFor("select public.get_visitor_file(gen_random_uuid(), 1)", { ada: missing }),
  {
    principal: "ada",
    setup: ["heldFile"],
    statement: `select public.get_visitor_file('${visitorFileId}', 1)`,
    outcome: missing,
  },
  ...["select id from public.inquiry_files", `select public.get_visitor_file('${visitorFileId}', 1)`].map(
    (statement, index): PermissionCase => ({
      principal: "ada",
      setup: ["unfinishedFile"],
      statement,
      outcome: index === 0 ? 0 : missing,
    }),
  ),
  ...casesFor("update public.inquiry_file_pieces set content = 'x'", { owner: 1 }),
  ...casesFor("update private.file_budgets set files = 2", { owner: 1 }),
  ...deniedToAll(
    "select received from public.inquiry_files",
    "update public.inquiry_files set name = 'x'",
    "delete from public.inquiry_files",
    "select * from public.inquiry_file_pieces",
    "select * from private.file_budgets",
    "select private.is_held(true, null)",
    "select private.list_visitor_files(gen_random_uuid())",
    "select private.spend_file_budget('x', 1, 1, 1)",
    `select private.lock_visitor_file('N-22222', ${hash}, gen_random_uuid())`,
    "select private.delete_stale_visitor_files()",
  ),
];
