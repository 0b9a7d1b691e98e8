import { AuthWeakPasswordError, isAuthSessionMissingError } from "@supabase/auth-js";
import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openServer, type OpenServer } from "../server.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { createAuthClient, signIn, signUpAndIn } from "./site-api-client.ts";

describe.each(engines)("the session calls of the specification on $name", (engine) => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await openServer(engine);
    return server.stop;
  });

  test("a weak password says why, as the client's own error", async () => {
    const { error } = await createAuthClient(server.url).signUp({
      email: "weak@example.com",
      password: "short",
    });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ code: "weak_password", status: 422, reasons: ["length"] });
  });

  test("a session ended elsewhere is missing, and the client forgets it", async () => {
    const { auth, session } = await signUpAndIn(server, "gone@example.com");
    const elsewhere = createAuthClient(server.url);
    await elsewhere.setSession(session);
    expect((await elsewhere.signOut({ scope: "global" })).error).toBeNull();
    const { error } = await auth.getUser();
    expect(isAuthSessionMissingError(error)).toBe(true);
    expect((await auth.getSession()).data.session).toBeNull();
  });

  test("a session about to end is renewed in the background, with an event", async () => {
    const storage = createMemoryStorage();
    await signUpAndIn(server, "long@example.com");
    const kept = await signIn(createAuthClient(server.url, { storage }), "long@example.com");
    const ending = { ...kept, expires_at: Math.round(Date.now() / 1000) + 20 };
    storage.setItem("supabase.auth.token", JSON.stringify(ending));

    const later = createAuthClient(server.url, { storage, autoRefreshToken: true });
    const events: string[] = [];
    const renewed = new Promise<void>((resolve) => {
      later.onAuthStateChange((event) => {
        events.push(event);
        if (event === "TOKEN_REFRESHED") resolve();
      });
    });
    await later.startAutoRefresh();
    await renewed;
    await later.stopAutoRefresh();
    const { data: now } = await later.getSession();
    expect(now.session?.refresh_token).not.toBe(kept.refresh_token);
    expect(now.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3000);
    expect((await later.getUser()).data.user?.email).toBe("long@example.com");
    expect(events).not.toContain("SIGNED_OUT");
  });
});
