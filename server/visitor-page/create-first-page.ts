import { createPageKey, type PageAddress, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { Call } from "../functions/call-as.ts";

/** The path of an inquiry's page, for who has just sent it. Undefined when somebody has been told it before. */
export async function createFirstPage(
  call: Call,
  { id, ...address }: { id: string } & Omit<PageAddress, "key">,
): Promise<string | undefined> {
  const { key, hash } = createPageKey();
  const { data } = await call("add_inquiry_key", { inquiry_id: id, key_hash: hash });
  return data === true ? pagePath({ ...address, key }) : undefined;
}
