import { AuthClient, AuthWeakPasswordError, isAuthSessionMissingError } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmAccount } from "../confirm-account.ts";
import { engines } from "../engines.ts";
import { waitForMail, extractLink } from "../mailbox.ts";
import { startServer } from "../server.ts";
import { contact, openInquiryClient } from "./inquiry-client.ts";
import { createMemoryStorage } from "./memory-storage.ts";

const apikey = "sb_publishable_embedded";
const password = "seven cedars on a hill";

describe.each(engines)("the API calls of the specification on $name", (engine) => {
  const inquiryClient = openInquiryClient(engine);

  beforeAll(async () => {
    for (let n = 1; n <= 7; n++) {
      const body = { ...contact, subject: `No. ${n}` };
      const { error } = await inquiryClient.functions.invoke("submit-inquiry", { body });
      if (error) throw error;
    }
  });

  function createAuthClient(storage = createMemoryStorage()) {
    const url = `${inquiryClient.server.url}/auth/v1`;
    return new AuthClient({
      url,
      headers: { apikey },
      storage,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
  }

  function createDatabaseClient(token?: string) {
    const headers = { apikey, ...(token && { Authorization: `Bearer ${token}` }) };
    return new PostgrestClient(`${inquiryClient.server.url}/rest/v1`, { headers });
  }

  async function signUpAndIn(email: string) {
    const auth = createAuthClient();
    expect(
      (
        await auth.signUp({
          email,
          password,
          options: { emailRedirectTo: `${inquiryClient.server.url}/auth` },
        })
      ).error,
    ).toBeNull();
    await confirmAccount(extractLink(await waitForMail(inquiryClient.testDatabase.dataDir, email)), password);
    const { data, error } = await auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    if (!data.session) throw new Error("signed in without a session");
    return { auth, session: data.session, database: createDatabaseClient(data.session.access_token) };
  }

  test("a signed-in user who is no admin: PGRST116 for the role, no inquiries, no log", async () => {
    const { session, database } = await signUpAndIn("sam@example.com");
    const role = await database
      .from("user_roles")
      .select("role")
      .eq("user_id", session.user.id)
      .eq("role", "admin")
      .single();
    expect(role.status).toBe(406);
    expect(role.error).toMatchObject({ code: "PGRST116", details: "The result contains 0 rows", hint: null });
    const inquiries = await database.from("inquiries").select("*").order("created_at", { ascending: false });
    expect([inquiries.error, inquiries.data]).toEqual([null, []]);
    const log = await database
      .from("admin_audit_log")
      .select("*")
      .order("created_at", { ascending: false })
      .limit(50);
    expect([log.error, log.data]).toEqual([null, []]);
  });

  test("a visitor is refused customer data with 401 and Postgres's own message", async () => {
    const answer = await createDatabaseClient()
      .from("inquiries")
      .select("id, name, email, type, created_at")
      .limit(5);
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: "42501", message: "permission denied for table inquiries" });
  });

  test("the first admin is granted once, for the caller's own address, by exactly one of fifty calls", async () => {
    const { session, database } = await signUpAndIn("ada@example.com");
    const stranger = await signUpAndIn("eve@example.com");
    const foreign = await stranger.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
    expect([foreign.status, foreign.error?.message]).toEqual([
      400,
      "Sign in with the address that is to become admin.",
    ]);

    const ask = (index: number) =>
      index % 2 === 0
        ? database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" })
        : stranger.database.rpc("bootstrap_first_admin", { admin_email: "eve@example.com" });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    const refusals = new Set(answers.flatMap((answer) => answer.error?.message ?? []));
    expect(refusals).toEqual(new Set(["An admin already exists. Ask an existing admin."]));

    const { rows } = await inquiryClient.server.database.transaction((t) =>
      t.query<{ user_id: string }>("select user_id::text from public.user_roles"),
    );
    expect(rows).toHaveLength(1);
    const winner = rows[0]?.user_id === session.user.id ? { session, database } : stranger;
    const role = await winner.database
      .from("user_roles")
      .select("role")
      .eq("user_id", winner.session.user.id)
      .eq("role", "admin")
      .single();
    expect([role.error, role.data]).toEqual([null, { role: "admin" }]);

    const inquiries = await winner.database
      .from("inquiries")
      .select("*")
      .order("created_at", { ascending: false });
    expect(inquiries.data?.map((inquiry) => inquiry.subject)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((n) => `No. ${n}`),
    );
    const sample = await winner.database
      .from("inquiries")
      .select("id, name, email, type, created_at")
      .order("created_at", { ascending: false })
      .limit(5);
    expect(sample.data).toHaveLength(5);
    expect(Object.keys(sample.data?.[0] ?? {})).toEqual(["id", "name", "email", "type", "created_at"]);
    const log = await winner.database
      .from("admin_audit_log")
      .select("*")
      .order("created_at", { ascending: false })
      .limit(50);
    expect(log.data).toMatchObject([
      { action: "role.granted", resource_type: "user_roles", actor_id: winner.session.user.id },
    ]);
  });

  test("a weak password says why, as the client's own error", async () => {
    const { error } = await createAuthClient().signUp({ email: "weak@example.com", password: "short" });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ code: "weak_password", status: 422, reasons: ["length"] });
  });

  test("a session ended elsewhere is missing, and the client forgets it", async () => {
    const { auth, session } = await signUpAndIn("gone@example.com");
    const elsewhere = createAuthClient();
    await elsewhere.setSession(session);
    expect((await elsewhere.signOut({ scope: "global" })).error).toBeNull();
    const { error } = await auth.getUser();
    expect(isAuthSessionMissingError(error)).toBe(true);
    expect((await auth.getSession()).data.session).toBeNull();
  });

  test("a session about to end is renewed in the background, with an event", async () => {
    const storage = createMemoryStorage();
    const first = createAuthClient(storage);
    await signUpAndIn("long@example.com");
    const { data } = await first.signInWithPassword({ email: "long@example.com", password });
    const [key, kept] = ["supabase.auth.token", data.session];
    storage.setItem(key, JSON.stringify({ ...kept, expires_at: Math.round(Date.now() / 1000) + 20 }));

    const url = `${inquiryClient.server.url}/auth/v1`;
    const later = new AuthClient({
      url,
      headers: { apikey },
      storage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    });
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
    expect(now.session?.refresh_token).not.toBe(kept?.refresh_token);
    expect(now.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3000);
    expect((await later.getUser()).data.user?.email).toBe("long@example.com");
    expect(events).not.toContain("SIGNED_OUT");
  });

  test("calls without the API key, or with another, are rejected by the gateway", async () => {
    const without = await fetch(`${inquiryClient.server.url}/rest/v1/inquiries`);
    expect([without.status, await without.json()]).toEqual([
      401,
      { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
    ]);
    const other = await fetch(`${inquiryClient.server.url}/auth/v1/settings`, {
      headers: { apikey: "sb_publishable_other" },
    });
    expect(other.status).toBe(401);
    expect((await fetch(`${inquiryClient.server.url}/auth/v1/settings?apikey=${apikey}`)).status).toBe(200);
    expect((await fetch(`${inquiryClient.server.url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
  });

  test(
    "with FIRST_ADMIN_EMAIL set only that address may, and a public origin without it refuses",
    { timeout: 180_000 },
    async () => {
      const otherDatabase = await engine.createTestDatabase();
      let other = await startServer(otherDatabase, { firstAdminEmail: "Boss@Example.com" });
      const signIn = async (email: string) => {
        const auth = new AuthClient({
          url: `${other.url}/auth/v1`,
          headers: { apikey },
          storage: createMemoryStorage(),
          autoRefreshToken: false,
        });
        await auth.signUp({ email, password });
        await confirmAccount(extractLink(await waitForMail(otherDatabase.dataDir, email)), password);
        return (await auth.signInWithPassword({ email, password })).data.session?.access_token;
      };
      const ask = (token: string | undefined, email: string) =>
        new PostgrestClient(`${other.url}/rest/v1`, {
          headers: { apikey, Authorization: `Bearer ${token}` },
        }).rpc("bootstrap_first_admin", { admin_email: email });
      const sam = await signIn("sam@example.com");
      expect((await ask(sam, "sam@example.com")).error?.message).toBe(
        "Sign in with the address that is to become admin.",
      );
      await other.stop();

      other = await startServer(otherDatabase, { isLocal: false });
      const again = new AuthClient({
        url: `${other.url}/auth/v1`,
        headers: { apikey },
        storage: createMemoryStorage(),
        autoRefreshToken: false,
      });
      const { data } = await again.signInWithPassword({ email: "sam@example.com", password });
      const refused = await ask(data.session?.access_token, "sam@example.com");
      expect(refused.error?.message).toBe("Set FIRST_ADMIN_EMAIL on the server, then try again.");
      await other.stop();

      other = await startServer(otherDatabase, { isLocal: false, firstAdminEmail: "Boss@Example.com" });
      const boss = await signIn("boss@example.com");
      expect((await ask(boss, "boss@example.com")).data).toBe(true);
      await other.stop();
      await otherDatabase.remove();
    },
  );
});
