import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RunningServer } from "../../../server/serve.ts";
import { postgres, type TestDatabase } from "../../support/engines.ts";
import { startServer } from "../../support/server.ts";
import { formHeaders, contact } from "../../support/inquiry-client.ts";

let testDatabase: TestDatabase & { remove(): Promise<void> };
let server: RunningServer;

beforeAll(async () => {
  testDatabase = await postgres.createTestDatabase();
  server = await startServer(testDatabase);
});

afterAll(() => testDatabase.remove());

test("while the database is unavailable, both responses say when to try again, and the page keeps what was typed", async () => {
  await server.database.close();
  const send = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${server.url}/functions/v1/submit-inquiry`, { method: "POST", body, headers });
  const json = await send(JSON.stringify(contact), { "content-type": "application/json" });
  expect([json.status, await json.json()]).toEqual([503, { error: "server" }]);
  const page = await send(new URLSearchParams({ ...contact, locale: "ar" }), formHeaders);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(contact.name)]);
  const ready = await fetch(`${server.url}/health/ready`);
  expect(ready.status).toBe(503);
  for (const answer of [json, page, ready])
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test("nor does an invitation say where the database is, nor the log whom a request named", async () => {
  const logged = vi.spyOn(console, "log");
  const invitation = await fetch(`${server.url}/functions/v1/invite`, {
    method: "POST",
    body: JSON.stringify({ email: "rana@example.com", locale: "en" }),
    headers: { "content-type": "application/json" },
  });
  expect([invitation.status, await invitation.json()]).toMatchObject([503, { code: "PGRST000" }]);
  const headers = { apikey: "sb_publishable_embedded" };
  expect((await fetch(`${server.url}/rest/v1/rana@example.com`, { headers })).status).toBe(503);
  const lines = logged.mock.calls.join("\n");
  expect(lines).toContain("rest.failed");
  expect(lines).not.toContain("rana@");
});
