import { AuthClient } from "@supabase/auth-js";
import { beforeAll, describe, expect, test } from "vitest";
import { extractTokenHash } from "../confirm-account.ts";
import { engines } from "../engines.ts";
import { extractLink, loadMailsTo, waitForMail } from "../mailbox.ts";
import { password, openAuthServer, type AuthServer } from "./auth-server.ts";
import { createMemoryStorage } from "./memory-storage.ts";

const other = "a lantern in the pines";

describe.each(engines)("a forgotten password on $name", (engine) => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await openAuthServer(engine);
    return server.stop;
  });

  const mailsTo = (email: string) => loadMailsTo(server.dataDir, email);
  /** The link of the newest mail after the one that confirmed the account. */
  const recover = async (email: string) => {
    const before = (await mailsTo(email)).length;
    const { error } = await server.client().resetPasswordForEmail(email);
    if (error) throw error;
    return extractLink(await waitForMail(server.dataDir, email, before + 1));
  };

  test("is replaced by the link of a mail, which ends all other sessions and tells the owner", async () => {
    await server.makeUser("lost@example.com");
    const elsewhere = server.client();
    await elsewhere.signInWithPassword({ email: "lost@example.com", password });
    const link = await recover("lost@example.com");
    expect(new URL(link).pathname).toBe("/auth/confirm");
    const client = server.client();
    const verified = await client.verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect(verified.error).toBeNull();
    expect((await client.updateUser({ password: other })).error).toBeNull();
    expect((await elsewhere.refreshSession()).error?.code).toBe("refresh_token_not_found");
    const signedIn = await server.client().signInWithPassword({ email: "lost@example.com", password: other });
    expect(signedIn.error).toBeNull();
    const notice = await waitForMail(server.dataDir, "lost@example.com", 3);
    expect(notice.subject).toContain("was changed");
    expect(notice.text).not.toMatch(/https?:/);
  });

  test("leaves the password as it is until the new one is set", async () => {
    await server.makeUser("doubt@example.com");
    const token_hash = extractTokenHash(await recover("doubt@example.com"));
    await server.client().verifyOtp({ token_hash, type: "recovery" });
    const { error } = await server.client().signInWithPassword({ email: "doubt@example.com", password });
    expect(error).toBeNull();
  });

  test("is not replaced by a link that was used, is of another type, or is over an hour old", async () => {
    await server.makeUser("late@example.com");
    const token_hash = extractTokenHash(await recover("late@example.com"));
    for (const type of ["signup", "email_change", "invite", "magiclink"] as const) {
      expect((await server.client().verifyOtp({ token_hash, type })).error?.code, type).toBe("otp_expired");
    }
    expect((await server.client().verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
    const again = await server.client().verifyOtp({ token_hash, type: "recovery" });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });

    const old = extractTokenHash(await recover("late@example.com"));
    await server.query("update auth.one_time_tokens set created_at = created_at - interval '61 minutes'");
    expect((await server.client().verifyOtp({ token_hash: old, type: "recovery" })).error?.code).toBe(
      "otp_expired",
    );
  });

  test("a second request leaves the first link working, and using one revokes the other", async () => {
    await server.makeUser("twice@example.com");
    const [first, second] = [await recover("twice@example.com"), await recover("twice@example.com")];
    const use = (link: string) =>
      server.client().verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect((await use(first)).error).toBeNull();
    expect((await use(second)).error?.code).toBe("otp_expired");
  });

  test("an unknown address gets the same answer and no mail; one that was never confirmed gets its confirmation", async () => {
    const unknown = await server.callJson("POST", "/recover", { email: "nobody@example.com" });
    await server.makeUser("known@example.com");
    const known = await server.callJson("POST", "/recover", { email: "known@example.com" });
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await server.client().signUp({ email: "waiting@example.com", password });
    const link = await recover("waiting@example.com");
    const client = server.client();
    expect((await client.verifyOtp({ token_hash: extractTokenHash(link), type: "signup" })).error).toBeNull();
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("a request without an address, or with none that is one, is refused in the protocol's words", async () => {
    expect((await server.callJson("POST", "/recover", {})).body).toMatchObject({
      code: "validation_failed",
      message: "Password recovery requires an email",
    });
    const { error } = await server.client().resetPasswordForEmail("no address");
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("a PKCE client gets its session by the code, in the browser that asked, once", async () => {
    await server.makeUser("pkce@example.com");
    const client = pkceClient(server);
    const redirectTo = `${server.origin}/auth/confirm?from=mail`;
    await client.resetPasswordForEmail("pkce@example.com", { redirectTo });
    const link = new URLSearchParams(
      new URL(extractLink(await waitForMail(server.dataDir, "pkce@example.com", 2))).hash.slice(1),
    );
    expect(link.get("token_hash")).toMatch(/^pkce_/);
    expect(link.get("redirect_to")).toBe(redirectTo);
    const redeem = { type: "recovery", token_hash: link.get("token_hash") };
    const { auth_code: code } = (await server.callJson("POST", "/verify", redeem)).body as {
      auth_code: string;
    };

    const stranger = await server.callJson("POST", "/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(64),
    });
    expect(stranger).toMatchObject({ status: 400, body: { code: "bad_code_verifier" } });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, "pkce@example.com"]);
    expect((await client.updateUser({ password: other })).error).toBeNull();
    const again = await server.callJson("POST", "/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(64),
    });
    expect(again).toMatchObject({ status: 404, body: { code: "flow_state_not_found" } });
  });

  test("a stranger's challenge revokes nothing of the owner's until its code is exchanged", async () => {
    const email = "challenged@example.com";
    await server.makeUser(email);
    const owners = [await recover(email), await recover(email)].map(extractTokenHash);
    const stranger = pkceClient(server);
    await stranger.resetPasswordForEmail(email);
    const token_hash = extractTokenHash(extractLink(await waitForMail(server.dataDir, email, 4)));
    const pressed = await server.callJson("POST", "/verify", { type: "recovery", token_hash });
    const { auth_code: code } = pressed.body as { auth_code: string };
    const use = (link = "") => server.client().verifyOtp({ token_hash: link, type: "recovery" });
    const pkce = pkceClient(server);
    await pkce.resetPasswordForEmail(email);
    expect((await use(owners[0])).error).toBeNull();
    // The owner's own link revokes the code that the stranger waits for.
    expect((await stranger.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
    expect((await use(owners[1])).error?.code).toBe("otp_expired");

    await pkce.resetPasswordForEmail(email);
    const mine = extractTokenHash(extractLink(await waitForMail(server.dataDir, email, 6)));
    const other = await recover(email);
    const redeemed = await server.callJson("POST", "/verify", { type: "recovery", token_hash: mine });
    const exchanged = await pkce.exchangeCodeForSession((redeemed.body as { auth_code: string }).auth_code);
    expect(exchanged.error).toBeNull();
    expect((await use(extractTokenHash(other))).error?.code).toBe("otp_expired");
  });

  test("a code that waited for more than five minutes is refused, and so is half a challenge", async () => {
    await server.makeUser("slow@example.com");
    const client = pkceClient(server);
    await client.resetPasswordForEmail("slow@example.com");
    const token_hash = extractTokenHash(
      extractLink(await waitForMail(server.dataDir, "slow@example.com", 2)),
    );
    const { body } = await server.callJson("POST", "/verify", { type: "recovery", token_hash });
    await server.query("update auth.flow_state set created_at = created_at - interval '301 seconds'");
    const { error } = await client.exchangeCodeForSession((body as { auth_code: string }).auth_code);
    expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
    const half = { email: "slow@example.com", code_challenge: "x".repeat(43) };
    expect(await server.callJson("POST", "/recover", half)).toMatchObject({
      status: 400,
      body: { message: "PKCE flow requires code_challenge_method and code_challenge" },
    });
  });
});

function pkceClient(server: AuthServer) {
  return new AuthClient({
    url: `${server.origin}/auth/v1`,
    headers: { apikey: "any" },
    flowType: "pkce",
    storage: createMemoryStorage(),
    autoRefreshToken: false,
  });
}
