import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, describe, expect, test } from "vitest";
import { postgres } from "../engines.ts";
import { openServer } from "../server.ts";
import { apikey } from "./site-api-client.ts";
import { contact, secretKey } from "./inquiry-client.ts";

const server = await openServer(postgres, { secretKey });
afterAll(server.stop);

describe("the secret key", () => {
  const submit = (headers: Record<string, string>) =>
    new PostgrestClient(`${server.url}/rest/v1`, { headers }).rpc("submit_inquiry", {
      inquiry: contact,
      idempotency_key: "a key of this test",
      network: null,
      suspicious: false,
      due_at: null,
    });

  test("lets a program do what is the service role's, and no more", async () => {
    for (const headers of [
      { apikey: secretKey },
      { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      { apikey, Authorization: `Bearer ${secretKey}` },
    ]) {
      expect(await submit(headers)).toMatchObject({
        status: 200,
        data: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
      });
    }
    const service = new PostgrestClient(`${server.url}/rest/v1`, { headers: { apikey: secretKey } });
    expect(await service.from("inquiries").select("*")).toMatchObject({
      status: 403,
      error: { code: "42501" },
    });
  });

  test("is taken whole, from a header, beside a key that is known", async () => {
    expect(await submit({ apikey })).toMatchObject({ status: 401, error: { code: "42501" } });
    const unknown = { message: "Invalid API key" };
    for (const key of [secretKey.slice(0, -1), `${secretKey}x`, ""])
      expect(await submit({ apikey: key })).toMatchObject({ status: 401, error: unknown });
    expect(await submit({ Authorization: `Bearer ${secretKey}` })).toMatchObject({ status: 401 });
    const inAddress = await fetch(`${server.url}/rest/v1/inquiries?apikey=${secretKey}`);
    expect([inAddress.status, await inAddress.json()]).toEqual([401, expect.objectContaining(unknown)]);
  });

  test("is nobody's while the operator has set none", async () => {
    const without = await openServer(postgres);
    for (const key of ["", "undefined", secretKey]) {
      const headers = { apikey: key, Authorization: `Bearer ${key}` };
      expect((await fetch(`${without.url}/rest/v1/inquiries`, { headers })).status).toBe(401);
    }
    await without.stop();
  });
});
