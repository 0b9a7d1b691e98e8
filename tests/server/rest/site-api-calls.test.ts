import { beforeAll, describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { contact, openInquiryClient } from "../../support/inquiry-client.ts";
import { apikey, createDatabaseClient, signUpAndIn } from "../../support/site-api-client.ts";

describe("the API calls of the specification", () => {
  const inquiryClient = openInquiryClient(postgres);

  beforeAll(async () => {
    for (let n = 1; n <= 7; n++) {
      const body = { ...contact, subject: `No. ${n}` };
      const { error } = await inquiryClient.functions.invoke("submit-inquiry", { body });
      if (error) throw error;
    }
  });

  test("a signed-in user who is no admin: PGRST116 for the role, no inquiries, no log", async () => {
    const { session, database } = await signUpAndIn(inquiryClient.server, "sam@example.com");
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
    const answer = await createDatabaseClient(inquiryClient.server.url)
      .from("inquiries")
      .select("id, name, email, type, created_at")
      .limit(5);
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: "42501", message: "permission denied for table inquiries" });
  });

  test("the first admin is granted once, for the caller's own address, by exactly one of fifty calls", async () => {
    const { session, database } = await signUpAndIn(inquiryClient.server, "ada@example.com");
    const stranger = await signUpAndIn(inquiryClient.server, "eve@example.com");
    const foreign = await stranger.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
    expect([foreign.status, foreign.error?.message]).toEqual([
      400,
      "Sign in with the address that should become admin.",
    ]);

    const ask = (index: number) =>
      index % 2 === 0
        ? database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" })
        : stranger.database.rpc("bootstrap_first_admin", { admin_email: "eve@example.com" });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    const refusals = new Set(answers.flatMap((answer) => answer.error?.message ?? []));
    expect(refusals).toEqual(new Set(["There is already an admin. Ask an admin for access."]));

    const rows = await inquiryClient.server.query<{ user_id: string }>(
      "select user_id::text from public.user_roles",
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
    // A browser opens this one by itself.
    const link = await fetch(`${inquiryClient.server.url}/auth/v1/verify?token=x&type=signup`, {
      redirect: "manual",
    });
    expect(link.status).toBe(303);
  });
});
