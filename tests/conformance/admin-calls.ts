import { FunctionsClient } from "@supabase/functions-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { answerOf, type Calls } from "./client-journey.ts";
import { visitorContact } from "./inquiry-client.ts";
import { apikey } from "./site-api-client.ts";

/** What the first admin does. */
export const adminCalls: Calls = {
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
    const { email, name } = visitorContact;
    const rows = (database: PostgrestClient) => database.from("inquiries").select("email,name").limit(50);
    expect(await answerOf(journey, rows)).toEqual([{ email, name }]);
  },
  "from failed_inquiry_mails": async (journey) => {
    const mails = (database: PostgrestClient) => database.from("failed_inquiry_mails").select("*").limit(5);
    expect(await answerOf(journey, mails)).toEqual([]);
  },
  "rpc resend_inquiry_mail": async (journey) => {
    const resend = (database: PostgrestClient) =>
      database.rpc("resend_inquiry_mail", { mail_id: crypto.randomUUID() });
    expect(await answerOf(journey, resend)).toBe(false);
  },
  "from admin_audit_log": async (journey) => {
    const log = (database: PostgrestClient) => database.from("admin_audit_log").select("action").limit(50);
    expect(await answerOf(journey, log)).toContainEqual({ action: "role.granted" });
  },
  "rpc list_team": async (journey) => {
    const team = await answerOf(journey, (database) => database.rpc("list_team"));
    expect(team).toMatchObject([{ email: journey.email, role: "admin" }]);
  },
  "rpc save_staff_profile": async (journey) => {
    const profile = { name_en: "Rana Haddad", name_ar: "رنا حداد", position_en: " ", position_ar: "" };
    const save = (database: PostgrestClient) => database.rpc("save_staff_profile", profile);
    expect(await answerOf(journey, save)).toBeNull();
    const team = await answerOf(journey, (database) => database.rpc("list_team"));
    expect(team).toMatchObject([{ name_en: "Rana Haddad", name_ar: "رنا حداد", position_en: null }]);
  },
  "rpc save_telling_preferences": async (journey) => {
    const chosen = { mails_assigned: true, mails_mentioned: false, counts_in_title: true, language: "ar" };
    const save = (database: PostgrestClient) => database.rpc("save_telling_preferences", chosen);
    expect(await answerOf(journey, save)).toBeNull();
  },
  "rpc save_list_preferences": async (journey) => {
    const choice = { list_address: "?view=mine", shows_table: true };
    const save = (database: PostgrestClient) => database.rpc("save_list_preferences", choice);
    expect(await answerOf(journey, save)).toBeNull();
  },
  "from staff_preferences": async (journey) => {
    const kept = (database: PostgrestClient) =>
      database.from("staff_preferences").select("list_address,shows_table").maybeSingle();
    expect(await answerOf(journey, kept)).toEqual({ list_address: "?view=mine", shows_table: true });
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
  "functions.invoke invite": async ({ server, auth }) => {
    const { data: signedIn } = await auth.getSession();
    const headers = { apikey, Authorization: `Bearer ${signedIn.session?.access_token}` };
    const functions = new FunctionsClient(`${server.url}/functions/v1`, { headers });
    const body = { email: "omar@example.com", locale: "ar" };
    const { data, error } = await functions.invoke("invite", { body });
    expect([error, data.email]).toEqual([null, "omar@example.com"]);
  },
  "from invitations": async (journey) => {
    const open = (database: PostgrestClient) =>
      database.from("invitations").select("email,locale").is("accepted_at", null).is("revoked_at", null);
    expect(await answerOf(journey, open)).toEqual([{ email: "omar@example.com", locale: "ar" }]);
  },
  "rpc revoke_invitation": async (journey) => {
    const revoke = (database: PostgrestClient) =>
      database.rpc("revoke_invitation", { invitation_id: crypto.randomUUID() });
    expect(await answerOf(journey, revoke)).toBe(false);
  },
  "rpc accept_invitation": async (journey) => {
    expect(await answerOf(journey, (database) => database.rpc("accept_invitation"))).toBe(false);
  },
  "rpc ban_account": async (journey) => {
    const ban = (database: PostgrestClient) =>
      database.rpc("ban_account", { account_id: crypto.randomUUID() });
    expect(await answerOf(journey, ban)).toBe(false);
  },
  "rpc unban_account": async (journey) => {
    const unban = (database: PostgrestClient) =>
      database.rpc("unban_account", { account_id: crypto.randomUUID() });
    expect(await answerOf(journey, unban)).toBe(false);
  },
};
