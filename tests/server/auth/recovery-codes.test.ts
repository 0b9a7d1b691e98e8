import { afterAll, describe, expect, test } from "vitest";
import { accountMailSubject } from "../../../app/mails/account.server.ts";
import { type Client, openAuthServer } from "../../support/auth-server.ts";
import { callAs, claimsOf, enroll, makeUserWithFactor, pass } from "../../support/second-factor.ts";

const server = await openAuthServer();
afterAll(server.stop);

describe("recovery codes", () => {
  const createCodes = async (client: Client) =>
    (await callAs(server, client, "public.create_recovery_codes()")).map(String);
  const useCode = async (client: Client, code: string | null) =>
    (await callAs(server, client, "public.use_recovery_code($1)", [code]))[0];
  /** One statement as the owner of the database. */
  const query = async (statement: string, parameters?: unknown[]) =>
    (await server.database.transaction((t) => t.query(statement, parameters))).rows;
  const countCodes = async (client: Client) => {
    const { data } = await client.getUser();
    const left = "select from public.recovery_codes where user_id = $1 and used_at is null";
    return (await query(left, [data.user?.id])).length;
  };
  const hasFactor = async (client: Client) => (await client.mfa.listFactors()).data?.totp.length === 1;

  test("are ten, of 60 random bits without look-alikes, stored as hashes alone", async () => {
    const { client } = await makeUserWithFactor(server, "ten@example.com");
    const codes = await createCodes(client);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await countCodes(client)).toBe(10);
    const stored = JSON.stringify(await query("select * from public.recovery_codes"));
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    // Each of the 32 characters is as likely as any other: of 24,000, about 750 each.
    const many = await query("select private.generate_recovery_code() as code from generate_series(1, 2000)");
    const characters = many.flatMap(({ code }) => [...String(code).replaceAll("-", "")]);
    const counts = Map.groupBy(characters, (character) => character);
    expect(counts.size).toBe(32);
    for (const [character, found] of counts) {
      expect(found.length, character).toBeGreaterThan(600);
      expect(found.length, character).toBeLessThan(900);
    }
  });

  test("remove the second factor, once each, however they are typed", async () => {
    const email = "lost@example.com";
    const { client } = await makeUserWithFactor(server, email);
    const [first = "", second = ""] = await createCodes(client);
    const locked = await server.signIn(email);
    await expect(createCodes(locked)).rejects.toMatchObject({ code: "PT403" });
    expect(await useCode(locked, ` ${first.toLowerCase().replaceAll("-", " – ")}\n`)).toBe(true);
    expect((await locked.mfa.listFactors()).data?.all).toEqual([]);
    expect((await locked.updateUser({ password: "a lantern in the pines" })).error).toBeNull();
    expect(await useCode(locked, first)).toBe(false);

    await pass(server, locked, await enroll(locked));
    expect(await useCode(locked, second)).toBe(false);
    const [fresh = ""] = await createCodes(locked);
    expect(await useCode(locked, fresh.replaceAll("0", "o").replaceAll("1", "l"))).toBe(true);
    const entries = await query(
      "select action, details from public.admin_audit_log where actor_email = $1 order by created_at",
      [email],
    );
    const [created, used] = ["recovery_codes.created", "recovery_code.used"].map((action) => ({
      action,
      details: {},
    }));
    expect(entries).toEqual([created, used, created, used]);
  });

  test("lower the sessions that used the factor, with their next refresh", async () => {
    const { client } = await makeUserWithFactor(server, "lower@example.com");
    const [code = ""] = await createCodes(client);
    expect(await useCode(await server.signIn("lower@example.com"), code)).toBe(true);
    // Until then the token says so of a factor that is gone.
    expect((await claimsOf(client))["aal"]).toBe("aal2");
    await expect(createCodes(client)).rejects.toMatchObject({ code: "PT403" });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await claimsOf(client))["aal"]).toBe("aal1");
  });

  test("are replaced by new ones, and of use to nobody else", async () => {
    const { client } = await makeUserWithFactor(server, "mine@example.com");
    const [old = ""] = await createCodes(client);
    const [fresh = ""] = await createCodes(client);
    expect(await countCodes(client)).toBe(10);
    const stranger = await makeUserWithFactor(server, "theirs@example.com");
    expect(await useCode(stranger.client, fresh)).toBe(false);
    expect(await useCode(client, old)).toBe(false);
    for (const each of [stranger.client, client]) expect(await hasFactor(each)).toBe(true);
    expect(await countCodes(stranger.client)).toBe(0);
    expect(await useCode(client, fresh)).toBe(true);
  });

  test("are guessed five times an hour, and a right one then waits too", async () => {
    const { client } = await makeUserWithFactor(server, "guessed@example.com");
    const [code = ""] = await createCodes(client);
    for (const guess of ["", null, "0".repeat(100_000), "0000-0000-0000", "' or true --"]) {
      expect(await useCode(client, guess)).toBe(false);
    }
    const tooMany = { code: "PT429", message: "too_many", detail: expect.stringMatching(/^3\d{3}$/) };
    await expect(useCode(client, code)).rejects.toMatchObject(tooMany);
    await expect(useCode(client, code)).rejects.toMatchObject(tooMany);
    expect(await hasFactor(client)).toBe(true);
    await query(
      "update auth.limit_counts set window_start = window_start - interval '1 hour' where limit_name = 'use_recovery_code'",
    );
    expect(await useCode(client, "0000-0000-0000")).toBe(false);
    expect(await useCode(client, code)).toBe(true);
    // A code that was right does not begin the count anew: codes and all the tries in between are five an hour.
    for (let tries = 0; tries < 3; tries++) expect(await useCode(client, "wrong")).toBe(false);
    await expect(useCode(client, "wrong")).rejects.toMatchObject(tooMany);
  });

  test("tell their owner by mail when they are created or used, in the language of the account", async () => {
    const email = "told@example.com";
    const { client } = await makeUserWithFactor(server, email);
    const [code = ""] = await createCodes(client);
    const newest = async () => (await server.mailsTo(email)).at(-1);
    expect((await newest())?.subject).toBe(accountMailSubject("recoveryCodesCreated", null));
    await client.updateUser({ data: { locale: "ar" } });
    expect(await useCode(client, code)).toBe(true);
    const mail = await newest();
    expect(mail?.subject).toBe(accountMailSubject("recoveryCodeUsed", "ar"));
    expect(mail?.text).not.toContain(code);
  });

  test("sent at the same moment are used once, guesses all count, and without a factor they do nothing", async () => {
    const { client } = await makeUserWithFactor(server, "race@example.com");
    const codes = await createCodes(client);
    const together = await Promise.all([0, 0, 1].map((place) => useCode(client, codes[place] ?? "")));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect(await useCode(client, codes[2] ?? "")).toBe(false);
    expect(await countCodes(client)).toBe(0);
    const guesses = await Promise.allSettled(Array.from({ length: 6 }, () => useCode(client, "wrong")));
    expect(guesses.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  });

  test("are made ten times an hour at most", async () => {
    const { client } = await makeUserWithFactor(server, "maker@example.com");
    await createCodes(client);
    await query("update auth.limit_counts set used = 9 where limit_name = 'create_recovery_codes'");
    await createCodes(client);
    await expect(createCodes(client)).rejects.toMatchObject({ code: "PT429" });
    expect(await countCodes(client)).toBe(10);
  });
});
