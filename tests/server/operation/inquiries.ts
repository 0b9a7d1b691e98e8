import { openDatabase } from "../../../server/database/open-database.ts";
import type { TestDatabase } from "../../support/engines.ts";
import { contact, sendInquiry } from "../../support/inquiry-client.ts";

/** Sends inquiry number `index`, always with the same key. */
export function postInquiry(
  url: string,
  index: number,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const headers = { "idempotency-key": `inquiry-${index}`, ...extraHeaders };
  return sendInquiry(url, { ...contact, subject: `${index}` }, headers);
}

/** The ids of all inquiries in the database of a server that has ended. */
export async function listStoredIds(testDatabase: TestDatabase): Promise<string[]> {
  const database = await openDatabase(testDatabase);
  const { rows } = await database.transaction((t) =>
    t.query<{ id: string }>("select id::text from public.inquiries"),
  );
  await database.close();
  return rows.map((row) => row.id);
}
