import { type TestDatabase } from "../../support/engines.ts";
import { openDatabase } from "../../../server/database/open-database.ts";

/** Sends inquiry number `index`, always with the same key. */
export function postInquiry(
  url: string,
  index: number,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/submit-inquiry`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `inquiry-${index}`, ...extraHeaders },
    body: JSON.stringify({
      type: "contact",
      name: "Rana",
      email: "rana@example.com",
      subject: `${index}`,
      message: "Hello",
    }),
  });
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
