import { afterAll, describe, expect, test } from "vitest";
import { asRole } from "../../../server/database/as-role.ts";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import { type AuthServer, openAuthServer, password } from "../../support/auth-server.ts";
import { claimsOf } from "../../support/second-factor.ts";

type Client = Awaited<ReturnType<AuthServer["signIn"]>>;

const server = await openAuthServer();
afterAll(server.stop);
await server.makeUser("ada@example.com");
const ada = await server.signIn("ada@example.com");
await server.database.transaction((t) =>
  t.query("insert into public.user_roles (user_id, role) select id, 'admin' from auth.users"),
);

describe("the role of an invitation", () => {
  /** One function, as the REST service calls it for the client's token. */
  const call = async (client: Client, statement: string, parameters: unknown[] = []) => {
    const claims = await claimsOf(client);
    const { rows } = await asRole(server.database, { role: "authenticated", claims }, (transaction) =>
      transaction.query<{ result: unknown }>(`select ${statement} as result`, parameters),
    );
    return rows[0]?.result;
  };
  /** As the function `invite` does: the invitation, then the account and its link. */
  const invite = async (email: string) => {
    await call(ada, "public.create_invitation($1, 'en')", [email]);
    const invited = await server.auth.inviteUserByEmail(email, { data: {}, redirectTo: server.origin });
    expect(invited.error).toBeNull();
  };
  const redeem = async (mail: Awaited<ReturnType<typeof waitForMail>>, type: "invite" | "email_change") => {
    const client = server.client();
    const { error } = await client.verifyOtp({ token_hash: extractTokenHash(extractLink(mail)), type });
    expect(error).toBeNull();
    return client;
  };

  test("is the invited account's", async () => {
    await invite("ben@example.com");
    const ben = await redeem(await waitForMail(server.dataDir, "ben@example.com"), "invite");
    expect(await call(ben, "public.accept_invitation()")).toBe(true);
  });

  test("does not come with the address to an account that somebody else moves there, invited once or never", async () => {
    await server.makeUser("never@example.com");
    await invite("once@example.com");
    const once = await redeem(await waitForMail(server.dataDir, "once@example.com"), "invite");
    await once.updateUser({ password });
    await server.database.transaction((t) => t.query("update public.invitations set revoked_at = now()"));
    for (const [name, mails] of [
      ["never", 2],
      ["once", 2],
    ] as const) {
      const target = `target-of-${name}@example.com`;
      await (await server.signIn(`${name}@example.com`)).updateUser({ email: target });
      const asked = await waitForMail(server.dataDir, target);
      await invite(target);
      await redeem(await waitForMail(server.dataDir, `${name}@example.com`, mails), "email_change");
      // The invited person takes one mail for the other.
      await redeem(asked, "email_change");
      expect(await call(await server.signIn(target), "public.accept_invitation()"), name).toBe(false);
    }
  });
});
