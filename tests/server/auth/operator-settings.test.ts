import { expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { beginSession, createDatabaseClient, createPerson, type Person } from "../../support/person.ts";
import { codeOf, enroll } from "../../support/second-factor.ts";
import { startServer } from "../../support/server.ts";

test("FIRST_ADMIN_EMAIL names the first admin; on this machine it is one of those who ask for themselves", async () => {
  const testDatabase = await postgres.createTestDatabase();
  let server = await startServer(testDatabase, { isLocal: false, firstAdminEmail: "Boss@Example.com" });
  const ask = async ({ session }: Person, admin_email: string) => {
    const database = createDatabaseClient(server.url, session);
    const { data, error } = await database.rpc("bootstrap_first_admin", { admin_email });
    return error?.message ?? data;
  };
  const sam = await createPerson(server, { email: "sam@example.com" });
  const boss = await createPerson(server, { email: "boss@example.com" });
  const notYours = "Sign in with the address that should become admin.";
  for (const { email } of [sam, boss]) expect(await ask(sam, email)).toBe(notYours);
  await server.stop();

  server = await startServer(testDatabase);
  const people = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? sam : boss));
  const answers = await Promise.all(people.map((person) => ask(person, person.email)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([true, "There is already an admin. Ask an admin for access."]));
  await server.stop();
  await testDatabase.remove();
});

test("STAFF_AAL: staff read with a second factor when the operator demands one, or when they have one", async () => {
  const testDatabase = await postgres.createTestDatabase();
  let server = await startServer(testDatabase, { staffAal: "aal2" });
  const countEntries = async (session: Parameters<typeof createDatabaseClient>[1]) => {
    const database = createDatabaseClient(server.url, session);
    const { data } = await database.from("admin_audit_log").select("action").eq("action", "role.granted");
    return data?.length;
  };
  const { auth, session, email } = await createPerson(server, { email: "ada@example.com", role: "admin" });
  expect(await countEntries(session)).toBe(0);
  const factor = await enroll(auth);
  const passed = await auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor) });
  expect(await countEntries(passed.data ?? undefined)).toBe(1);
  const codes = await createDatabaseClient(server.url, passed.data ?? undefined).rpc("create_recovery_codes");
  expect(codes.data).toHaveLength(10);
  await server.stop();

  server = await startServer(testDatabase);
  const byPassword = (await beginSession(server, email)).session;
  const limited = createDatabaseClient(server.url, byPassword);
  expect(await countEntries(byPassword)).toBe(0);
  expect(await limited.rpc("create_recovery_codes")).toMatchObject({
    status: 403,
    error: { code: "PT403", message: "Enter a code from your authenticator app first." },
  });
  expect((await limited.rpc("use_recovery_code", { code: "wrong" })).data).toBe(false);
  expect((await limited.rpc("use_recovery_code", { code: codes.data?.[3] ?? "" })).data).toBe(true);
  expect(await countEntries(byPassword)).toBe(1);
  await server.stop();
  await testDatabase.remove();
});
