import { createPageKey, type PageAddress, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { RpcResult } from "../../app/rpc.server.ts";

/** The path of an inquiry's page, for who has just sent it. Undefined when somebody has been told it before. */
export async function createFirstPage(
  rpc: (name: string, parameters: Record<string, unknown>) => Promise<RpcResult>,
  { id, ...address }: { id: string } & Omit<PageAddress, "key">,
): Promise<string | undefined> {
  const { key, hash } = createPageKey();
  const { data } = await rpc("add_inquiry_key", { inquiry_id: id, key_hash: hash });
  return data === true ? pagePath({ ...address, key }) : undefined;
}
