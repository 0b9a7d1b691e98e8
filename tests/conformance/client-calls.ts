import { FunctionsClient } from "@supabase/functions-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { extractTokenHash } from "../confirm-account.ts";
import { extractLink, waitForMail } from "../mailbox.ts";
import { adminCalls } from "./admin-calls.ts";
import { answerOf, type Calls } from "./client-journey.ts";
import { deskCalls } from "./desk-calls.ts";
import { hoursCalls } from "./hours-calls.ts";
import { visitorContact } from "./inquiry-client.ts";
import { codeOf } from "./second-factor.ts";
import { apikey } from "./site-api-client.ts";

/** The account, from its first day. */
const accountCalls: Calls = {
  "functions.invoke submit-inquiry": async ({ server }) => {
    const functions = new FunctionsClient(`${server.url}/functions/v1`, { headers: { apikey } });
    const { data, error } = await functions.invoke("submit-inquiry", { body: visitorContact });
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
};

/** Sessions and the second factor. */
const securityCalls: Calls = {
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

/** What the pages or an operator call. */
export const calls: Calls = { ...accountCalls, ...adminCalls, ...deskCalls, ...hoursCalls, ...securityCalls };
