import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../support/engines.ts";
import { unknownPage, visitor, waitForPageLink } from "./visitor-page.ts";
import { openVisitorSite, type VisitorSite } from "./visitor-site.ts";

describe.each(engines)("the page of an inquiry on $name", (engine) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await openVisitorSite(engine);
    return site.server.stop;
  });

  test("is told to who has just sent it, and opens with that link alone", async () => {
    const key = crypto.randomUUID();
    const send = () =>
      fetch(`${site.server.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify(site.newVisitor()),
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      }).then((answer) => answer.json());
    const { page: path } = await send();
    expect(path).toMatch(/^\/en\/inquiry\/N-\w{5}\/[\w-]{43}$/);
    const { status, headers, page } = await site.open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    // The one that sends files.
    expect(
      page("script")
        .map((_, script) => page(script).attr("src"))
        .get(),
    ).toEqual([expect.stringMatching(/^\/assets\/upload-files-[\w-]+\.js$/)]);
    expect(page("h1").text()).toContain(visitor.subject);
    for (const shown of [visitor.name, visitor.phone, visitor.message])
      expect(page("body").text()).toContain(shown);
    const other = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [
      other,
      unknownPage,
      "/en/inquiry/N-22222",
      "/en/inquiry/N-22222/x",
      "/ar/inquiry/x/y/z",
    ]) {
      const missing = await site.open(wrong);
      expect(missing.status, wrong).toBe(404);
      expect(missing.page("body").text()).not.toContain(visitor.name);
      expect(missing.page("input[name=email]")).not.toHaveLength(0);
    }
    expect((await site.open(path.replace("/en/", "/ar/"))).page("html").attr("dir")).toBe("rtl");
    const kept = await site.server.query<{ text: string }>(
      "select known::text as text from private.inquiry_keys as known",
    );
    expect(kept.map(({ text }) => text).join()).not.toContain(path.split("/")[4]);
  });

  test("is in the receipt and in a reply, and neither is kept with its key", async () => {
    const { email } = await site.sendAs();
    await site.server.now.sendMails();
    const path = await waitForPageLink(site.server, email);
    expect((await site.open(path)).status).toBe(200);
    const row = await site.rowOf(path);
    await site.ada.database.rpc("send_reply", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
      body: "Dear Maya, yes.",
      locale: "en",
      new_status: "answered",
    });
    await site.server.sendWaitingMails();
    const replied = await waitForPageLink(site.server, email, 2);
    expect(replied).not.toBe(path);
    for (const link of [path, replied]) expect((await site.open(link)).status).toBe(200);
    expect((await site.open(replied)).page("ol li").text()).toMatch(/Replied|Answered|Reply/);
    const kept = await site.server.query<{ sent_text: string }>(
      "select sent_text from public.inquiry_mails where recipient = $1",
      [email],
    );
    for (const { sent_text: text } of kept) {
      expect(text).toContain(`/inquiry/${row?.reference}/…`);
      expect(text).not.toMatch(/inquiry\/N-\w{5}\/[\w-]{43}/);
    }
  });

  test("takes a note as an answer by mail is taken, once", async () => {
    const { path } = await site.sendAs();
    const row = await site.rowOf(path);
    await site.ada.database.rpc("set_inquiry_status", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
      new_status: "answered",
    });
    for (let times = 0; times < 2; times++) {
      const answer = await site.post(path, { action: "note", note: " It must survive <b>45 °C</b>. " });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?done=note#sent`]);
    }
    const { data: messages } = await site.ada.database.rpc("list_inquiry_messages", {
      inquiry_id: row?.id ?? "",
      page_size: 10,
    });
    expect(
      messages?.map((message: { direction: string; body: string }) => [message.direction, message.body]),
    ).toEqual([["received", "It must survive <b>45 °C</b>."]]);
    expect((await site.rowOf(path))?.status).toBe("in_progress");
    for (const [note, problem] of [
      ["  ", 422],
      ["x".repeat(5001), 422],
    ] as const) {
      const refused = await site.post(path, { action: "note", note });
      expect(refused.status).toBe(problem);
    }
    const { page } = await site.open(path);
    expect(page("body").text()).not.toContain("45 °C");
  });

  test("is withdrawn with a tick, and a note opens the inquiry again", async () => {
    const { path } = await site.sendAs();
    expect((await site.post(path, { action: "withdraw" })).status).toBe(422);
    expect((await site.rowOf(path))?.status).toBe("new");
    const withdraw = () => site.post(path, { action: "withdraw", sure_withdraw: "on" });
    expect((await withdraw()).headers.get("location")).toBe(`${path}?done=withdraw#end`);
    await withdraw();
    expect((await site.rowOf(path))?.status).toBe("closed");
    const { page } = await site.open(path);
    expect(page("body").text()).toContain("You withdrew this inquiry");
    expect(page("input[name=action][value=withdraw]")).toHaveLength(0);
    await site.post(path, { action: "note", note: "Go on after all" });
    expect((await site.rowOf(path))?.status).toBe("in_progress");
    expect((await site.open(path)).page("input[name=action][value=withdraw]")).toHaveLength(1);
  });

  test("keeps no key that a visitor writes into it", async () => {
    const { path } = await site.sendAs();
    await site.post(path, { action: "note", note: `See ${site.server.url}${path} please` });
    const { page: other } = await (
      await fetch(`${site.server.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify({ ...site.newVisitor(), message: `Like ${site.server.url}${path}` }),
        headers: { "Content-Type": "application/json" },
      })
    ).json();
    expect((await site.rowOf(other))?.message).toMatch(/^Like .*\/inquiry\/N-\w{5}\/…$/);
    const key = path.split("/")[4] ?? "";
    for (const table of ["inquiries", "inquiry_messages", "inquiry_mails"])
      expect(
        await site.server.query(`select from public.${table} as one where strpos(one::text, $1) > 0`, [key]),
        table,
      ).toEqual([]);
  });

  test("presses of a machine that fills in nothing change nothing", async () => {
    const { path } = await site.sendAs();
    const before = await site.rowOf(path);
    for (let round = 0; round < 3; round++) {
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
      expect(forms.length).toBeGreaterThan(4);
      for (const fields of forms) await site.post(path, fields);
      for (const link of page("a[href^='/en/inquiry'], a[href^='?']").toArray())
        await site.open(new URL(page(link).attr("href") ?? "", site.server.url + path).pathname);
    }
    expect(await site.rowOf(path)).toEqual(before);
    expect(
      await site.server.query("select from public.inquiry_messages where inquiry_id = $1", [before?.id]),
    ).toEqual([]);
    expect((await site.open(path)).status).toBe(200);
  });

  test("what is no form of the page, or too much, is refused", async () => {
    const { path } = await site.sendAs();
    expect((await site.post(path, {})).status).toBe(400);
    expect((await site.post(path, { action: "delete" })).status).toBe(400);
    expect((await site.post(path, { action: "note", note: "x".repeat(200_000) })).status).toBe(413);
    expect((await fetch(site.server.url + path, { method: "DELETE" })).status).toBe(405);
    const late = await site.post(unknownPage, { action: "note", note: "Three more pumps" });
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("Three more pumps")]);
    expect((await site.open(unknownPage)).page("body").text()).not.toContain("Three more pumps");
    const json = await fetch(site.server.url + path, {
      method: "POST",
      body: JSON.stringify({ action: "note", note: { deep: ["x"] } }),
      headers: { "Content-Type": "application/json" },
    });
    expect(json.status).toBe(422);
  });
});
