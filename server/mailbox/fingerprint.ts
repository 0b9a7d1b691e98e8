import { createHash } from "node:crypto";
import type { HeaderFields } from "./header-fields.ts";
import type { MimePart } from "./mime-part.ts";

/** What stays the same when a mail server numbers its mails anew, or has a mail twice: who wrote it, when, and every byte of it. */
export function fingerprintOf(fields: HeaderFields, root: MimePart): string {
  const hash = createHash("sha256");
  for (const name of ["message-id", "date", "from", "subject"])
    hash.update(`${fields.get(name)?.join() ?? ""}\n`);
  const addPart = ({ body, children }: MimePart) => {
    hash.update(body);
    children.forEach(addPart);
  };
  addPart(root);
  return hash.digest("hex");
}
