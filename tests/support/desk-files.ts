import type { Member } from "./desk-client.ts";

/** Adds a file to a member's draft of a reply, as the desk does. */
export function uploadFile(
  { url }: { url: string },
  { token }: Pick<Member, "token">,
  inquiryId: string,
  name: string,
  content: BodyInit,
): Promise<Response> {
  return fetch(`${url}/files?inquiry=${inquiryId}`, {
    method: "POST",
    body: content,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

/** A link to an attachment, or why there is none. */
export async function linkFile({ database }: Pick<Member, "database">, file_id: string, is_picture = false) {
  const { data, error, status } = await database.rpc("create_file_link", { file_id, is_picture });
  return { path: data === null ? "" : `/files/${data}`, error, status };
}

/** The content of an attachment. */
export async function downloadFile({ url }: { url: string }, member: Pick<Member, "database">, id: string) {
  const { path } = await linkFile(member, id);
  return Buffer.from(await (await fetch(url + path)).arrayBuffer());
}
