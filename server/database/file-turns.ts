import pLimit from "p-limit";

const turns = pLimit(1);

const fileFunctions = new Set([
  "add_draft_file_piece",
  "add_visitor_file_piece",
  "get_attachment",
  "get_picture",
  "get_visitor_file",
]);

/** Pieces of files go through the database one at a time: whatever else is asked of it waits for one of them, not for all. */
export function inFileTurn<Result>(functionName: string, work: () => Promise<Result>): Promise<Result> {
  return fileFunctions.has(functionName) ? turns(work) : work();
}
