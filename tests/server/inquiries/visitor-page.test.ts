import { afterAll, describe, expect, test } from "vitest";
import { pageWords } from "../../../app/inquiries/visitor/visitor-words.ts";
import { unknownPage, visitor, pageLinkTo } from "./visitor-page.ts";
import { openVisitorSite } from "./visitor-site.ts";

describe("the page of an inquiry", async () => {
  const site = await openVisitorSite();
  afterAll(site.server.stop);

  test("is told to who has just sent it, and opens with that link alone", async () => {
    const { path } = await site.sendAs();
    expect(path).toMatch(/^\/en\/inquiry\/N-\w{5}\/[\w-]{43}$/);
    const { status, headers, page } = await site.open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(
      page("script")
        .map((_, script) => page(script).attr("src"))
        .get(),
    ).toEqual([expect.stringMatching(/^\/assets\/entry\.page-[\w-]+\.js$/)]);
    expect(page("h1").text()).toContain(visitor.subject);
    for (const shown of [visitor.name, visitor.phone, visitor.message])
      expect(page("ol").text()).toContain(shown);
    const other = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [other, path.toLowerCase(), path.slice(0, -3), `${path}x/y`, unknownPage]) {
      const missing = await site.open(wrong);
      expect(missing.status, wrong).toBe(404);
      expect(missing.page("body").text()).not.toContain(visitor.name);
      expect(missing.page("input[name=email]")).not.toHaveLength(0);
    }
    // What mail programs put after a link, and make of a reference.
    for (const end of [".", ")", ",", "%20", "/", "%D8%8C", "_"])
      expect((await site.open(path + end)).status, end).toBe(200);
    expect((await site.open(path.replace(/N-\w{5}/, (reference) => reference.toLowerCase()))).status).toBe(
      200,
    );
    expect((await site.open(path.replace("/en/", "/ar/"))).page("html").attr("dir")).toBe("rtl");
    const kept = await site.server.query<{ text: string }>(
      "select known::text as text from private.inquiry_keys as known",
    );
    expect(kept.map(({ text }) => text).join()).not.toContain(path.split("/")[4]);
  });

  test("shows our reply once it can no longer be taken back, and who signed it; mails bring links that are not kept", async () => {
    const { path, email } = await site.sendForLink();
    expect((await site.open(path)).page("h1 + p + p").text()).toMatch(/^We will reply by /);
    await site.reply(path, "Dear Maya,\n\nyes, on 12 V.");
    expect((await site.open(path)).page("ol").text()).not.toContain("on 12 V");
    await site.server.sendWaitingMails();
    const { page } = await site.open(path);
    expect(page("ol li").last().text()).toMatch(/on 12 V/);
    expect(page("main").text()).toMatch(/We replied on /);
    const { id } = (await site.rowOf(path)) ?? {};
    await site.ada.database
      .rpc("add_inquiry_note", { inquiry_id: id ?? "", body: "Not for Maya" })
      .throwOnError();
    expect((await site.open(path)).page("body").text()).not.toContain("Not for Maya");
    const mailed = await pageLinkTo(site.server, email, 2);
    expect(mailed).not.toBe(path);
    expect((await site.open(mailed)).status).toBe(200);
    const kept = await site.server.query<{ sent_text: string }>(
      "select sent_text from public.mails where recipient = $1 and sent_text is not null",
      [email],
    );
    expect(kept).not.toEqual([]);
    for (const { sent_text: text } of kept) expect(text).toMatch(/\/inquiry\/N-\w{5}\/…/);
  });

  test("takes a message as an answer by mail is taken, once, and tells what is new", async () => {
    const { path } = await site.sendForLink();
    await site.reply(path, "Which voltage?");
    await site.server.sendWaitingMails();
    const { page: before } = await site.open(path);
    const stateOf = (page: typeof before) => page("main").attr("data-state") ?? "";
    const seen = (state: string) => fetch(`${site.server.url}${path}?seen=${state}`);
    expect((await seen(stateOf(before))).status).toBe(204);
    const message = {
      message: " It must survive <b>45 °C</b>. ",
      once: before("input[name=once]").attr("value") ?? "",
    };
    for (let times = 0; times < 2; times++) {
      const answer = await site.write(path, message);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?done=message#write`]);
    }
    // The same page sends another text, and the same text again from a new page.
    await site.write(path, { ...message, message: "And dust" });
    await site.write(path, { message: "And dust" });
    expect(
      (await site.messagesOf(path)).map(({ direction, body, is_from_page }) => [
        direction,
        body,
        is_from_page,
      ]),
    ).toEqual([
      ["sent", "Which voltage?", false],
      ["received", "It must survive <b>45 °C</b>.", true],
      ["received", "And dust", true],
      ["received", "And dust", true],
    ]);
    expect((await site.rowOf(path))?.status).toBe("in_progress");
    const { page } = await site.open(path);
    expect(page("ol > li")).toHaveLength(5);
    expect(page("ol").text()).toContain("It must survive <b>45 °C</b>.");
    expect(page("main").text()).toMatch(/We will reply by /);
    expect((await seen(stateOf(before))).status).toBe(200);
    expect((await seen(stateOf(page))).status).toBe(204);
  });

  test("shows what the visitor mailed, its quotation folded, and nothing of others", async () => {
    const { path, email } = await site.sendForLink();
    const { id } = (await site.rowOf(path)) ?? {};
    const receive = (mail: object) =>
      site.server.query("select public.receive_mail($1, $2, now(), now())", [
        id,
        {
          ...{ subject: "Re", sender_name: "", quoted_new_lines: 0, files_left_out: 0, is_automatic: false },
          ...{ fingerprint: crypto.randomUUID(), ...mail },
        },
      ]);
    await receive({
      address: email.toUpperCase(),
      body: "Two pumps.\n\nBest",
      quoted: "On Monday you wrote",
      quoted_at: 12,
    });
    await receive({ address: email, body: "I am away", is_automatic: true });
    await receive({ address: "colleague@cedarwater.example", body: "Ask about the price" });
    const { page } = await site.open(path);
    expect(page("ol > li")).toHaveLength(2);
    expect(page("ol li details").text()).toBe(`${pageWords.quoted.en}On Monday you wrote`);
    expect(page("body").text()).not.toMatch(/I am away|Ask about the price/);
  });

  test("shows no mails to a browser that has sent a form with somebody's address", async () => {
    const { path, email } = await site.sendAs();
    await site.reply(path, "The price is 12,000.");
    await site.server.sendWaitingMails();
    await site.write(path, { message: "As I wrote" });
    const { page } = await site.open(path);
    expect(page("ol").text()).toContain("As I wrote");
    expect(page("ol").text()).toContain(pageWords.inMailbox.en);
    expect(page("body").text()).not.toContain("12,000");
    expect((await site.messagesOf(path)).at(-1)?.is_proven).toBeNull();
    const mailed = await pageLinkTo(site.server, email, 2);
    expect((await site.open(mailed)).page("ol").text()).toContain("12,000");
    await site.write(mailed, { message: "From the mailbox" });
    expect((await site.open(path)).page("ol").text()).not.toContain("From the mailbox");
  });

  test("keeps no key that a visitor writes into it", async () => {
    const { path } = await site.sendAs();
    await site.write(path, { message: `See ${site.server.url}${path} please` });
    const { page: other } = await (
      await fetch(`${site.server.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify({ ...site.newVisitor(), message: `Like ${site.server.url}${path}` }),
        headers: { "Content-Type": "application/json" },
      })
    ).json();
    expect((await site.rowOf(other))?.message).toMatch(/^Like .*\/inquiry\/N-\w{5}\/…$/);
    const key = path.split("/")[4] ?? "";
    for (const table of ["inquiries", "inquiry_messages", "mails"])
      expect(
        await site.server.query(`select from public.${table} as one where strpos(one::text, $1) > 0`, [key]),
        table,
      ).toEqual([]);
  });

  test("presses of a machine that fills in nothing change nothing", async () => {
    const { path } = await site.sendAs();
    const before = await site.rowOf(path);
    const { page } = await site.open(path);
    const forms = page("form")
      .toArray()
      .map((form) =>
        Object.fromEntries(
          page(form)
            .find("input, textarea")
            .toArray()
            .filter((field) => page(field).attr("type") !== "checkbox")
            .map((field) => [page(field).attr("name") ?? "", String(page(field).val() ?? "")]),
        ),
      );
    expect(forms).toHaveLength(2);
    for (const fields of forms) expect((await site.post(path, fields)).status).toBe(422);
    for (const link of page("a[href^='/en/inquiry']").toArray())
      await site.open(page(link).attr("href") ?? "");
    expect(await site.rowOf(path)).toEqual(before);
    expect(await site.messagesOf(path)).toEqual([]);
  });

  test("what is no form of the page, or too much, is refused, and what was typed comes back", async () => {
    const { path } = await site.sendAs();
    expect((await site.post(path, {})).status).toBe(400);
    expect((await site.post(path, { action: "delete" })).status).toBe(400);
    expect((await fetch(site.server.url + path, { method: "DELETE" })).status).toBe(405);
    const long = await site.write(path, { message: "x".repeat(20_001) });
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("x".repeat(20_001))]);
    expect((await site.write(path, { message: "x".repeat(250_000) })).status).toBe(422);
    const late = await site.write(unknownPage, { message: "Three more pumps" });
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("Three more pumps")]);
    expect((await site.open(unknownPage)).page("body").text()).not.toContain("Three more pumps");
  });
});
