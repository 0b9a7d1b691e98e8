import { hidePageKeys } from "../../app/inquiries/visitor/hide-page-keys.server.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

/** Takes the keys of pages out of a text: whoever else reads it could open the page. */
export function hideKeys(database: Database, text: string): Promise<string> {
  return hidePageKeys(text, (key_hashes) =>
    callFunction(database, serviceRole, "list_known_keys", { key_hashes }),
  );
}
