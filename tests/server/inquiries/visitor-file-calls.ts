import { randomBytes } from "node:crypto";
import type { OpenServer } from "../../support/server.ts";
import type { Member } from "../../support/desk-client.ts";
import type { VisitorLink } from "./visitor-page-link.ts";

interface ListedFile {
  id: string;
  name: string;
  size: number;
  received: number;
  finished_at: string | null;
  is_held: boolean;
}

/** A drawing of so many bytes, each time another. */
export function step(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(bytes - 14)]);
}

/** What the page of an inquiry lists. */
export async function listVisitorFiles(
  server: OpenServer,
  { reference, keyHash }: VisitorLink,
): Promise<ListedFile[]> {
  const [row] = await server.query<{ page: { files: ListedFile[] } }>(
    "select public.open_visitor_page($1, $2) as page",
    [reference, keyHash],
  );
  return row?.page.files ?? [];
}

/** All bytes of a file, as staff get them. */
export async function downloadVisitorFile({ database }: Member, file_id: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let piece = 1; ; piece++) {
    const { data, error } = await database.rpc("get_visitor_file", { file_id, piece });
    if (error) throw new Error(error.message);
    if (data === "") return Buffer.concat(pieces);
    pieces.push(Buffer.from(data, "base64"));
  }
}
