import { createPageKey, type PageAddress, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";

/** The path of an inquiry's page, for who has just sent it. Undefined when somebody has been told it before. */
export async function createFirstPage(
  database: Database,
  { id, ...address }: { id: string } & Omit<PageAddress, "key">,
): Promise<string | undefined> {
  const { key, hash } = createPageKey();
  try {
    const added = { inquiry_id: id, key_hash: hash };
    const [row] = await callFunction(database, serviceRole, "add_inquiry_key", added);
    return row?.data === true ? pagePath({ ...address, key }) : undefined;
  } catch (error) {
    // The inquiry is stored: its sender need not send it again.
    log("first_page_failed", describeError(error));
    return undefined;
  }
}
