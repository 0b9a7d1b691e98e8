import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { EdgeFunction } from "../edge-function.ts";
import type { OpenServer } from "../server.ts";
import { openEdgeWithAdmin } from "./edge-with-admin.ts";
import { apikey, type SignedIn, signUpAndIn } from "./site-api-client.ts";

describe("enter-inquiry under Deno", () => {
  let server: OpenServer;
  let edgeFunction: EdgeFunction;
  let ada: SignedIn;

  beforeAll(async () => {
    const opened = await openEdgeWithAdmin("enter-inquiry");
    ({ server, edgeFunction, ada } = opened);
    return opened.stop;
  });

  const enter = (token: string) =>
    fetch(edgeFunction.url, {
      method: "POST",
      body: JSON.stringify({
        channel: "visit",
        type: "contact",
        name: "Omar",
        phone: "+961 3 123 456",
        subject: "A pump",
        message: "Two",
        happenedAt: new Date(Date.now() - 60_000).toISOString(),
      }),
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        authorization: `Bearer ${token}`,
        apikey,
      },
    });

  test("an admin enters a visit; the function acts as who calls it", async () => {
    const sam = await signUpAndIn(server, "sam@example.com");
    expect((await enter(sam.session.access_token)).status).toBe(403);
    expect((await enter(apikey)).status).toBe(401);
    const response = await enter(ada.session.access_token);
    const { id } = await response.json();
    const { data } = await ada.database.from("inquiries").select("channel,phone").eq("id", id);
    expect(data).toEqual([{ channel: "visit", phone: "+961 3 123 456" }]);
  });
});
