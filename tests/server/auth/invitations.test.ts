import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { afterAll, describe, expect, test } from "vitest";
import { accountMailSubject } from "../../../app/mails/account.server.ts";
import { extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import {
  apikey,
  createAuthClient,
  createDatabaseClient,
  createPerson,
  password,
} from "../../support/person.ts";
import { openServer } from "../../support/server.ts";

const server = await openServer({ signUp: "invited" });
afterAll(server.stop);
const ada = await createPerson(server, { email: "ada@example.com", role: "admin" });

describe("an invitation", () => {
  const subjectIn = (locale: "en" | "ar") => accountMailSubject("invitation", locale);
  const invite = async (
    email: unknown,
    locale: unknown = "ar",
    token = ada.session.access_token,
    role?: string,
  ) => {
    const functions = new FunctionsClient(`${server.url}/functions/v1`, {
      headers: { apikey, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    const { data, error } = await functions.invoke("invite", {
      body: { email, locale, new_role: role },
    });
    if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
    const response: Response = error.context;
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const redeem = async (link: string, type: "invite" | "signup" | "recovery" = "invite") => {
    const auth = createAuthClient(server.url);
    const { data, error } = await auth.verifyOtp({ token_hash: extractTokenHash(link), type });
    return { auth, error, database: createDatabaseClient(server.url, data.session ?? undefined) };
  };
  const listOpen = async () => {
    const { data } = await ada.database
      .from("invitations")
      .select("email,locale")
      .is("accepted_at", null)
      .is("revoked_at", null)
      .order("email");
    return data;
  };
  const { mailsTo } = server;
  const linkTo = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    return mail ? extractLink(mail) : "";
  };
  /** Runs a statement as the owner of the database. */
  const execute = (statement: string) => server.database.transaction((t) => t.execute(statement));

  test("is mailed in the language of who is invited, opens an account though sign-up is closed, and gives the role once", async () => {
    const { status, body } = await invite(" Ben@Example.com ");
    expect([status, body.email]).toEqual([200, "ben@example.com"]);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const [mail] = await mailsTo("ben@example.com");
    expect(mail?.subject).toBe(subjectIn("ar"));
    expect(mail?.text).toContain("ada@example.com");
    const link = await linkTo("ben@example.com");
    expect(link).toMatch(/\/auth\/confirm#token_hash=[0-9a-f]{56}&type=invite$/);
    expect(
      (await createAuthClient(server.url).signUp({ email: "eve@example.com", password })).error?.code,
    ).toBe("signup_disabled");

    for (const type of ["signup", "recovery"] as const) {
      expect((await redeem(link, type)).error?.code, type).toBe("otp_expired");
    }
    const ben = await redeem(link);
    expect(ben.error).toBeNull();
    expect((await ben.auth.updateUser({ password })).error).toBeNull();
    const { user } = (await ben.auth.getUser()).data;
    expect(user).toMatchObject({ email: "ben@example.com", user_metadata: { locale: "ar" } });
    expect(user?.invited_at).toBeDefined();
    expect((await redeem(link)).error?.code).toBe("otp_expired");

    expect((await ben.database.from("inquiries").select("id")).data).toEqual([]);
    expect((await ben.database.rpc("list_team")).data).toEqual([]);
    expect((await ben.database.rpc("accept_invitation")).data).toBe(true);
    expect((await ben.database.rpc("accept_invitation")).data).toBe(false);
    expect((await ben.database.rpc("list_team")).data).toHaveLength(2);
    expect(await listOpen()).toEqual([]);
  });

  test("sent again leaves both links working until one was used", async () => {
    await invite("twice@example.com");
    const first = await linkTo("twice@example.com");
    await invite("twice@example.com", "en");
    expect((await mailsTo("twice@example.com")).map(({ subject }) => subject)).toEqual([
      subjectIn("ar"),
      subjectIn("en"),
    ]);
    const second = await linkTo("twice@example.com");
    expect(await listOpen()).toEqual([{ email: "twice@example.com", locale: "en" }]);
    const redeemed = await redeem(first);
    expect(redeemed.error).toBeNull();
    expect((await redeem(second)).error?.code).toBe("otp_expired");
    expect((await redeemed.database.rpc("accept_invitation")).data).toBe(true);
  });

  test("outlives its link: a new link for the password leads to the role, for seven days", async () => {
    await invite("late@example.com");
    const link = await linkTo("late@example.com");
    await invite("nearly@example.com");
    const nearly = await linkTo("nearly@example.com");
    const letTimePass = (hours: number) =>
      execute(
        `update auth.one_time_tokens set created_at = created_at - interval '${hours} hours' where token_type = 'invite_token'`,
      );
    await letTimePass(167);
    expect((await redeem(nearly)).error).toBeNull();
    await letTimePass(2);
    expect((await redeem(link)).error?.code).toBe("otp_expired");
    await createAuthClient(server.url).resetPasswordForEmail("late@example.com");
    const late = await redeem(await linkTo("late@example.com"), "signup");
    expect(late.error).toBeNull();
    await execute("update public.invitations set expires_at = now() where email = 'late@example.com'");
    expect((await late.database.rpc("accept_invitation")).data).toBe(false);
    await execute(
      "update public.invitations set expires_at = now() + interval '1 day' where email = 'late@example.com'",
    );
    expect((await late.database.rpc("accept_invitation")).data).toBe(true);
  });

  test("is an admin's alone to send, and of an address that has no account yet", async () => {
    const sam = (await createPerson(server, { email: "sam@example.com" })).session.access_token;
    const refusals: [Awaited<ReturnType<typeof invite>>, number, string][] = [
      [await invite("new@example.com", "en", ""), 401, "42501"],
      [await invite("new@example.com", "en", apikey), 401, "42501"],
      [await invite("new@example.com", "en", "a.b.c"), 401, "PGRST301"],
      [await invite("new@example.com", "en", sam), 403, "42501"],
      [await invite("ada@example.com"), 400, "P0001"],
      [await invite("sam@example.com"), 409, "PT409"],
      [await invite("no address"), 400, "validation_failed"],
      [await invite("new@example.com", "fr"), 400, "validation_failed"],
      [await invite(["new@example.com"]), 400, "validation_failed"],
      [await invite("new@example.com", "en", undefined, "owner"), 400, "validation_failed"],
      [await invite("x".repeat(3000)), 413, "too_large"],
    ];
    for (const [{ status, body }, wanted, code] of refusals) {
      expect([status, body.code]).toEqual([wanted, code]);
    }
    const byGet = await fetch(`${server.url}/functions/v1/invite`);
    expect([byGet.status, byGet.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await mailsTo("new@example.com")).toEqual([]);
    expect((await listOpen())?.map(({ email }) => email)).not.toContain("new@example.com");
  });

  test("does not stand when its mail cannot be sent, and is sent when it is tried again", async () => {
    await execute("alter table public.mails rename to mails_away");
    expect(await invite("again@example.com")).toMatchObject({
      status: 502,
      body: { code: "mail_failed", message: "The invitation email could not be sent. Send it again." },
    });
    await execute("alter table public.mails_away rename to mails");
    expect((await listOpen())?.map(({ email }) => email)).not.toContain("again@example.com");
    expect((await invite("again@example.com")).status).toBe(200);
    expect(await mailsTo("again@example.com")).toHaveLength(1);
  });

  test("is refused with the time to wait after twenty in a day", async () => {
    await execute(
      `insert into public.invitations (email, locale) select 'n' || n || '@example.com', 'en' from generate_series(1, 20) as n`,
    );
    const { status, headers } = await invite("more@example.com");
    expect(status).toBe(429);
    expect(Number(headers?.get("retry-after"))).toBeGreaterThan(86_000);
  });
});
