import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { EdgeFunction } from "../edge-function.ts";
import { extractLink, loadMails, waitForMail } from "../mailbox.ts";
import type { OpenServer } from "../server.ts";
import { siteUrl } from "./inquiry-client.ts";
import { openEdgeWithAdmin } from "./edge-with-admin.ts";
import { apikey, type SignedIn, signUpAndIn } from "./site-api-client.ts";

describe("invite under Deno", () => {
  let server: OpenServer;
  let edgeFunction: EdgeFunction;
  let ada: SignedIn;

  beforeAll(async () => {
    const opened = await openEdgeWithAdmin("invite");
    ({ server, edgeFunction, ada } = opened);
    return opened.stop;
  });

  const invite = async (email: string, token?: string, role?: "staff") => {
    const headers = { apikey, ...(token && { Authorization: `Bearer ${token}` }) };
    const functions = new FunctionsClient(edgeFunction.url, { headers });
    const { data, error } = await functions.invoke("invite", {
      body: { email, locale: "en", new_role: role },
    });
    if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
    const response: Response = error.context;
    return { status: response.status, body: await response.json() };
  };

  test("an admin's invitation is mailed, with the service's key", async () => {
    const { status, body } = await invite("ben@example.com", ada.session.access_token, "staff");
    expect([status, body.email]).toEqual([200, "ben@example.com"]);
    expect(extractLink(await waitForMail(server.dataDir, "ben@example.com"))).toContain("type=invite");
    expect((await ada.database.from("invitations").select("role")).data).toEqual([{ role: "staff" }]);
  });

  test("nobody else invites: the function acts as who calls it, not as the service", async () => {
    const sam = await signUpAndIn(server, "sam@example.com");
    expect(await invite("eve@example.com", sam.session.access_token)).toMatchObject({
      status: 403,
      body: { code: "42501" },
    });
    const granted = { member_email: "sam@example.com", new_role: "staff" };
    expect((await ada.database.rpc("grant_admin", granted)).data).toBe(true);
    expect(await invite("eve@example.com", sam.session.access_token)).toMatchObject({
      status: 403,
      body: { message: "Only admins may do this." },
    });
    expect(await invite("eve@example.com")).toMatchObject({ status: 401, body: { code: "42501" } });
    expect(await invite("eve@example.com", "x.y.z")).toMatchObject({
      status: 401,
      body: { code: "PGRST301" },
    });
    const mails = await loadMails(server.dataDir);
    expect(mails.some(({ to }) => to?.some(({ address }) => address === "eve@example.com"))).toBe(false);
  });

  test("a browser on the site's origin may ask, with its token", async () => {
    const preflight = await fetch(edgeFunction.url, { method: "OPTIONS", headers: { origin: siteUrl } });
    expect(preflight.headers.get("access-control-allow-origin")).toBe(siteUrl);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});
