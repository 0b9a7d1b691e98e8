import { casesFor, onlyStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { visitorFileId } from "../principals.ts";

const hash = "repeat('a', 64)";
const own = `(select reference from public.inquiries), ${hash}`;
const foreign = own.replace(hash, "repeat('b', 64)");
const nowhere = `'N-22222', ${hash}`;
const closed = "This link opens no inquiry.";
const missing = "There is no such file.";
const wrongSize = "The file cannot have this size.";
const outOfOrder = "The pieces of a file come whole and in order.";

const begin = (size: string | number, of = own) => `begin_visitor_file(${of}, 'board.pdf', ${size}, null)`;

/** Begins a file of four bytes, then `use` of its id. */
const afterBeginning = (use: string) => `${use} from (select public.${begin(4)} as id offset 0) as file`;
const piece = (id: string, offset: number, content = "%PDF") =>
  `add_visitor_file_piece(${own}, ${id}, ${offset}, '${btoa(content)}')`;
const shrink = (id: string, size: number, of = own) => `shrink_visitor_file(${of}, ${id}, ${size})`;
const finish = (id: string) => `finish_visitor_file(${own}, ${id}, now())`;
const beginning = (of: string) => `visitor_file_beginning(${of}, '${visitorFileId}')`;
const download = (part: number) => `public.get_visitor_file('${visitorFileId}', ${part})`;
const scanned = (call: string) => `public.${call.replace("%", `'${visitorFileId}'`)}`;

/** Files that senders add on the page of their inquiry. One of the seeded inquiry, of four bytes, is there. */
export const visitorFileCases: PermissionCase[] = [
  ...casesFor(`select public.${begin(52428800)} from generate_series(1, 2)`, { owner: 2 }),
  ...casesFor(`select public.${begin(1)} from generate_series(1, 11)`, { owner: 11 }),
  ...[
    afterBeginning(`${piece("id", 0)}, public.${piece("id", 0)}, public.${finish("id")}`),
    afterBeginning(`${shrink("id", 3)}, public.${piece("id", 0, "%PD")}, public.${finish("id")}`),
    `assert_files_wanted(${own})`,
  ].flatMap((calls) => casesFor(`select public.${calls}`, { owner: 1 })),
  ...refusalsTo("owner", {
    [begin(4, foreign)]: closed,
    [begin(0)]: "A file cannot be empty.",
    [begin("null")]: "A file cannot be empty.",
    [begin(52428801)]: "file_too_large",
    [`${begin(52428800)} from generate_series(1, 3)`]: "files_too_large",
    [`${begin(1)} from generate_series(1, 12)`]: "too_many_files",
    [afterBeginning(finish("id"))]: "The file is not whole yet.",
    [afterBeginning(piece("id", 1, "x"))]: outOfOrder,
    [afterBeginning(piece("id", 0, "%PDF-"))]: outOfOrder,
    [afterBeginning(piece("id", 0, "%PD"))]: outOfOrder,
    [afterBeginning(piece("id", -4))]: outOfOrder,
    [shrink(`'${visitorFileId}'`, 4, foreign)]: missing,
    [shrink(`'${visitorFileId}'`, 4)]: wrongSize,
    [afterBeginning(shrink("id", 5))]: wrongSize,
    [afterBeginning(`${piece("id", 0)}, public.${shrink("id", 3)}`)]: wrongSize,
  }),
  ...[
    "add_visitor_file_piece(%, 0, 'eA==')",
    "visitor_file_state(%)",
    "finish_visitor_file(%, now())",
    "remove_visitor_file(%)",
  ].flatMap((call) => {
    const outcome = call.startsWith("finish") ? closed : missing;
    return [
      ...casesFor(`select public.${call.replace("%", `${own}, '${visitorFileId}'`)}`, { owner: 1 }),
      ...refusalsTo("owner", {
        [call.replace("%", `${foreign}, '${visitorFileId}'`)]: outcome,
        [call.replace("%", `${own}, gen_random_uuid()`)]: missing,
      }),
      ...refusalsTo("service", { [call.replace("%", `${nowhere}, '${visitorFileId}'`)]: outcome }),
    ];
  }),
  ...refusalsTo("service", {
    [begin(4, nowhere)]: closed,
    [shrink(`'${visitorFileId}'`, 4, nowhere)]: missing,
    [`assert_files_wanted(${nowhere})`]: closed,
  }),
  ...casesFor(`select where public.${beginning(own)} = encode('ISO-', 'base64')`, { owner: 1 }),
  ...casesFor(`select where public.${beginning(foreign)} is not null`, { owner: 0 }),
  ...casesFor(`select public.${beginning(nowhere)}`, { service: 1 }),

  ...casesFor("select * from public.list_files_to_scan()", { service: 0 }),
  ...casesFor("select public.list_files_to_scan()", { owner: 1 }, "heldFile"),
  // Of the seeded file nobody asked for a scan.
  ...casesFor(`select ${scanned("file_piece_to_scan(%, 1)")}`, { service: missing, owner: missing }),
  ...casesFor(`select where ${scanned("file_piece_to_scan(%, 1)")} is not null`, { owner: 1 }, "heldFile"),
  ...casesFor(`select ${scanned("save_file_scan(%, 'clean')")}`, { service: 1 }),
  ...casesFor(
    `select ${scanned("save_file_scan(%, 'perhaps')")}`,
    { owner: 'new row for relation "inquiry_files" violates check constraint "inquiry_files_scan_known"' },
    "heldFile",
  ),

  ...casesFor("select id, name, size, scan from public.inquiry_files", { sam: 0, ada: 1, owner: 1 }),
  ...casesFor("select id from public.inquiry_files", { ada: 0 }, "unfinishedFile"),
  ...casesFor(`select 1 where ${download(1)} = 'SVNPLQ=='`, { sam: onlyStaff, ada: 1 }),
  ...casesFor(`select 1 where ${download(2)} = ''`, { ada: 1 }),
  ...refusalsTo("ada", { "get_visitor_file(gen_random_uuid(), 1)": missing }),
  ...casesFor(`select ${download(1)}`, { ada: missing }, "heldFile"),
  ...casesFor(`select ${download(1)}`, { ada: missing }, "unfinishedFile"),
  ...casesFor("update public.inquiry_file_pieces set content = 'x'", { owner: 1 }),
  ...casesFor("update private.file_budgets set files = 2", { owner: 1 }),
];
