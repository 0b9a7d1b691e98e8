import { expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { startServer } from "../../support/server.ts";
import { codeOf } from "../../support/second-factor.ts";
import {
  createAuthClient,
  createDatabaseClient,
  signIn,
  signUpAndIn,
} from "../../support/site-api-client.ts";

test("STAFF_AAL: staff read with a second factor when the operator demands one, or when they have one", async () => {
  const testDatabase = await postgres.createTestDatabase();
  let server = await startServer(testDatabase);
  const entriesFor = async (token = "") => {
    const { data, error } = await createDatabaseClient(server.url, token)
      .from("admin_audit_log")
      .select("action")
      .eq("action", "role.granted");
    expect(error).toBeNull();
    return data?.length;
  };
  const { session } = await signUpAndIn(server, "ada@example.com");
  const granted = await createDatabaseClient(server.url, session.access_token).rpc("bootstrap_first_admin", {
    admin_email: "ada@example.com",
  });
  expect(granted.data).toBe(true);
  expect(await entriesFor(session.access_token)).toBe(1);
  await server.stop();

  server = await startServer(testDatabase, { staffAal: "aal2" });
  const auth = createAuthClient(server.url);
  const byPassword = await signIn(auth, "ada@example.com");
  expect(await entriesFor(byPassword.access_token)).toBe(0);
  const { data: factor } = await auth.mfa.enroll({ factorType: "totp" });
  const verified = await auth.mfa.challengeAndVerify({
    factorId: factor?.id ?? "",
    code: codeOf({ secret: factor?.totp.secret ?? "" }),
  });
  expect(await entriesFor(verified.data?.access_token)).toBe(1);

  const database = createDatabaseClient(server.url, verified.data?.access_token);
  const codes = await database.rpc("create_recovery_codes");
  expect(codes.data).toHaveLength(10);
  expect((await database.rpc("count_recovery_codes", {}, { get: true })).data).toBe(10);
  await server.stop();

  server = await startServer(testDatabase);
  const again = await signIn(createAuthClient(server.url), "ada@example.com");
  const limited = createDatabaseClient(server.url, again.access_token);
  expect(await entriesFor(again.access_token)).toBe(0);
  expect(await limited.rpc("create_recovery_codes")).toMatchObject({
    status: 403,
    error: { code: "PT403", message: "Enter a code from your authenticator app first." },
  });
  expect((await limited.rpc("use_recovery_code", { code: "wrong" })).data).toBe(false);
  expect((await limited.rpc("use_recovery_code", { code: codes.data?.[3] })).data).toBe(true);
  expect(await entriesFor(again.access_token)).toBe(1);
  await server.stop();
  await testDatabase.remove();
});
