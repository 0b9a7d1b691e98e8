import type { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { extractTokenHash } from "../confirm-account.ts";
import { extractLink, waitForMail } from "../mailbox.ts";
import { contact } from "./inquiry-client.ts";
import { codeOf } from "./second-factor.ts";
import { apikey, createAuthClient, createDatabaseClient } from "./site-api-client.ts";

/** Where the services are, and the mails of the account service. */
interface JourneyServer {
  url: string;
  functionsUrl: string;
  dataDir: string;
}

/** What one person has at hand during the journey. */
export interface Journey {
  server: JourneyServer;
  auth: InstanceType<typeof AuthClient>;
  email: string;
  password: string;
  factor: { id: string; secret: string };
  otherSession: string;
  recoveryCode: string;
}

/** The calls of the official clients that the pages or an operator make, in the order in which one person makes them. */
export const calls: Record<string, (journey: Journey) => Promise<void>> = {
  "functions.invoke submit-inquiry": async ({ server }) => {
    const functions = new FunctionsClient(server.functionsUrl, { headers: { apikey } });
    const { data, error } = await functions.invoke("submit-inquiry", { body: contact });
    expect([error, typeof data.id]).toEqual([null, "string"]);
  },
  "auth.signUp": async ({ auth, email, password }) => {
    const { data, error } = await auth.signUp({ email, password });
    expect([error, data.user?.email, data.session]).toEqual([null, email, null]);
  },
  "auth.resend": async ({ server, auth, email }) => {
    expect((await auth.resend({ type: "signup", email })).error).toBeNull();
    await waitForMail(server.dataDir, email, 2);
  },
  "auth.verifyOtp": async ({ server, auth, email }) => {
    const link = extractLink(await waitForMail(server.dataDir, email, 2));
    const { data, error } = await auth.verifyOtp({ token_hash: extractTokenHash(link), type: "signup" });
    expect([error, data.session?.user.email]).toEqual([null, email]);
  },
  "auth.updateUser": async ({ auth, email, password }) => {
    const { data, error } = await auth.updateUser({ password });
    expect([error, data.user?.email]).toEqual([null, email]);
  },
  "auth.signOut": async ({ auth }) => {
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
  },
  "auth.resetPasswordForEmail": async ({ server, auth, email }) => {
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
    const link = extractLink(await waitForMail(server.dataDir, email, 3));
    const { data, error } = await auth.verifyOtp({ token_hash: extractTokenHash(link), type: "recovery" });
    expect([error, data.session?.user.email]).toEqual([null, email]);
  },
  "auth.signInWithPassword": async ({ auth, email, password }) => {
    const { data, error } = await auth.signInWithPassword({ email, password });
    expect([error, data.user?.email]).toEqual([null, email]);
  },
  "auth.getSession": async ({ auth, email }) => {
    const { data, error } = await auth.getSession();
    expect([error, data.session?.user.email]).toEqual([null, email]);
  },
  "auth.getUser": async ({ auth, email }) => {
    const { data, error } = await auth.getUser();
    expect([error, data.user?.email]).toEqual([null, email]);
  },
  "auth.onAuthStateChange": async ({ auth }) => {
    const event = await new Promise((resolve) => {
      const { data } = auth.onAuthStateChange((name) => resolve(name));
      void auth.initialize().then(() => data);
    });
    expect(event).toBe("INITIAL_SESSION");
  },
  "auth.refreshSession": async ({ auth }) => {
    const before = (await auth.getSession()).data.session;
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  },
  "rpc admin_exists": async (journey) => {
    expect(await answerOf(journey, (database) => database.rpc("admin_exists"))).toBe(false);
  },
  "rpc bootstrap_first_admin": async (journey) => {
    const { email } = journey;
    const grant = (database: PostgrestClient) =>
      database.rpc("bootstrap_first_admin", { admin_email: email });
    expect(await answerOf(journey, grant)).toBe(true);
  },
  "from user_roles": async (journey) => {
    const answer = await answerOf(journey, (database) => database.from("user_roles").select("role").single());
    expect(answer).toEqual({ role: "admin" });
  },
  "from inquiries": async (journey) => {
    const { email, name } = contact;
    const rows = (database: PostgrestClient) => database.from("inquiries").select("email,name").limit(50);
    expect(await answerOf(journey, rows)).toEqual([{ email, name }]);
  },
  "from inquiry_counts": async (journey) => {
    const counts = (database: PostgrestClient) => database.from("inquiry_counts").select("status,inquiries");
    expect(await answerOf(journey, counts)).toEqual([{ status: "new", inquiries: 1 }]);
  },
  "from admin_audit_log": async (journey) => {
    const log = (database: PostgrestClient) => database.from("admin_audit_log").select("action").limit(50);
    expect(await answerOf(journey, log)).toContainEqual({ action: "role.granted" });
  },
  "rpc list_team": async (journey) => {
    const team = await answerOf(journey, (database) => database.rpc("list_team"));
    expect(team).toMatchObject([{ email: journey.email, role: "admin" }]);
  },
  "rpc grant_admin": async (journey) => {
    const grant = (database: PostgrestClient) => database.rpc("grant_admin", { member_email: journey.email });
    expect(await answerOf(journey, grant)).toBe(false);
  },
  "rpc revoke_admin": async (journey) => {
    const revoke = (database: PostgrestClient) =>
      database.rpc("revoke_admin", { member_id: crypto.randomUUID() });
    expect(await answerOf(journey, revoke)).toBe(false);
  },
  "rpc list_sessions": async (journey) => {
    const sessions = await answerOf(journey, (database) => database.rpc("list_sessions"));
    // The other one began with the recovery link.
    expect(sessions).toMatchObject([{ is_current: true }, { is_current: false }]);
    journey.otherSession = Array.isArray(sessions) ? String(sessions[1]?.id) : "";
  },
  "rpc end_session": async (journey) => {
    const end = (database: PostgrestClient) =>
      database.rpc("end_session", { session_id: journey.otherSession });
    expect(await answerOf(journey, end)).toBe(true);
  },
  "auth.mfa.enroll": async (journey) => {
    const { data, error } = await journey.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    journey.factor = { id: data.id, secret: data.totp.secret };
  },
  "auth.mfa.challengeAndVerify": async ({ auth, factor }) => {
    const code = codeOf(factor);
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  },
  "auth.mfa.listFactors": async ({ auth, factor }) => {
    const { data, error } = await auth.mfa.listFactors();
    expect([error, data?.totp.map(({ id }) => id)]).toEqual([null, [factor.id]]);
  },
  "rpc create_recovery_codes": async (journey) => {
    const codes = await answerOf(journey, (database) => database.rpc("create_recovery_codes"));
    expect(codes).toHaveLength(10);
    journey.recoveryCode = Array.isArray(codes) ? String(codes[0]) : "";
  },
  "rpc count_recovery_codes": async (journey) => {
    expect(await answerOf(journey, (database) => database.rpc("count_recovery_codes"))).toBe(10);
  },
  "rpc needs_second_factor": async (journey) => {
    await journey.auth.signInWithPassword(journey);
    expect(await answerOf(journey, (database) => database.rpc("needs_second_factor"))).toBe(true);
  },
  "rpc use_recovery_code": async (journey) => {
    const use = (database: PostgrestClient) =>
      database.rpc("use_recovery_code", { code: journey.recoveryCode });
    expect(await answerOf(journey, use)).toBe(true);
    expect((await journey.auth.mfa.listFactors()).data?.totp).toEqual([]);
  },
  "auth.mfa.unenroll": async ({ auth }) => {
    const { data, error } = await auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    expect((await auth.mfa.unenroll({ factorId: data.id })).data).toEqual({ id: data.id });
  },
};

/** The data of a call to the database, made with the person's session. Throws its error. */
async function answerOf(
  { server, auth }: Journey,
  call: (database: PostgrestClient) => PromiseLike<{ data: unknown; error: unknown }>,
) {
  const { data } = await auth.getSession();
  const answer = await call(createDatabaseClient(server.url, data.session?.access_token));
  expect(answer.error).toBeNull();
  return answer.data;
}

export function startJourney(server: JourneyServer): Journey {
  return {
    server,
    auth: createAuthClient(server.url),
    email: "rana@example.com",
    password: "seven cedars on a hill",
    factor: { id: "", secret: "" },
    otherSession: "",
    recoveryCode: "",
  };
}
