import { TOTP } from "otpauth";
import { asRole } from "../../server/database/as-role.ts";
import type { AuthServer, Client } from "./auth-server.ts";

/** A second factor as the person's phone knows it. */
export interface EnrolledFactor {
  id: string;
  secret: string;
}

/** The code that a phone shows now, or so many steps of 30 seconds later. */
export function codeOf({ secret }: { secret: string }, steps = 0, now = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: now + steps * 30_000 });
}

/** A code that is wrong now, and a step before and after. */
export function wrongCodeOf(factor: { secret: string }): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(factor, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? ""
  );
}

export async function enroll(client: Client, friendlyName?: string): Promise<EnrolledFactor> {
  const { data, error } = await client.mfa.enroll({
    factorType: "totp",
    ...(friendlyName && { friendlyName }),
  });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret };
}

/** The id of a new challenge. */
export async function challenge(client: Client, factorId: string): Promise<string> {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

/** As if no code had been used: tests are faster than a phone. */
export function forgetCodes(server: AuthServer, { id }: EnrolledFactor) {
  return server.query("update auth.mfa_factors set last_used_step = null where id = $1", [id]);
}

/** Passes the factor. */
export async function pass(server: AuthServer, client: Client, factor: EnrolledFactor) {
  await forgetCodes(server, factor);
  const { data, error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor) });
  if (error) throw error;
  return data;
}

/** A new account with a verified factor, and a client whose session has passed it. */
export async function makeUserWithFactor(server: AuthServer, email: string) {
  await server.makeUser(email);
  const client = await server.signIn(email);
  const factor = await enroll(client);
  await pass(server, client, factor);
  return { client, factor };
}

/** The header that makes a plain call one of the client's. */
export async function bearerOf(client: Client): Promise<Record<string, string>> {
  const { data } = await client.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
}

/** The claims of the client's access token. */
export async function claimsOf(client: Client): Promise<Record<string, unknown>> {
  const { data } = await client.getSession();
  const payload = data.session?.access_token.split(".")[1] ?? "";
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

/** What a function of ours returns, as the REST service calls it for the client's token. */
export async function callAs(
  { database }: Pick<AuthServer, "database">,
  client: Client,
  statement: string,
  parameters: unknown[] = [],
): Promise<unknown[]> {
  const claims = await claimsOf(client);
  const { rows } = await asRole(database, { role: "authenticated", claims }, (transaction) =>
    transaction.query<{ result: unknown }>(`select ${statement} as result`, parameters),
  );
  return rows.map(({ result }) => result);
}

/** The level of the client's session, and the one that it could reach. */
export async function levelsOf(client: Client) {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}
