import { expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { startServer } from "../../support/server.ts";
import {
  createAuthClient,
  createDatabaseClient,
  signIn,
  signUpAndIn,
} from "../../support/site-api-client.ts";

test("FIRST_ADMIN_EMAIL: only that address may become the first admin, and a public origin without it refuses", async () => {
  const testDatabase = await postgres.createTestDatabase();

  const grant = (token: string, email: string) =>
    createDatabaseClient(server.url, token).rpc("bootstrap_first_admin", { admin_email: email });

  let server = await startServer(testDatabase, { firstAdminEmail: "Boss@Example.com" });
  const sam = await signUpAndIn(server, "sam@example.com");
  expect((await grant(sam.session.access_token, "sam@example.com")).error?.message).toBe(
    "Sign in with the address that should become admin.",
  );
  await server.stop();

  server = await startServer(testDatabase, { isLocal: false });
  const again = await signIn(createAuthClient(server.url), "sam@example.com");
  const refused = await grant(again.access_token, "sam@example.com");
  expect(refused.error?.message).toBe("Set FIRST_ADMIN_EMAIL on the server, then try again.");
  await server.stop();

  server = await startServer(testDatabase, { isLocal: false, firstAdminEmail: "Boss@Example.com" });
  const boss = await signUpAndIn(server, "boss@example.com");
  expect((await grant(boss.session.access_token, "boss@example.com")).data).toBe(true);
  await server.stop();
  await testDatabase.remove();
});
