import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../support/engines.ts";
import { loadMailsTo, waitForMail } from "../../support/mail/mailbox.ts";
import { waitForEraseLink, waitForPageLink } from "./visitor-page.ts";
import { openVisitorSite, type VisitorSite } from "./visitor-site.ts";

const erase = { action: "erase", sure_erase: "on" };
const askToErase = { action: "ask_to_erase", sure_ask_to_erase: "on" };

describe.each(engines)("links to erase, and new links, of the page of an inquiry, on $name", (engine) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await openVisitorSite(engine);
    return site.server.stop;
  });

  test("mails a mailbox ten links a day, whatever inquiries name it", async () => {
    const email = `${crypto.randomUUID()}@cedarwater.example`;
    const answers = [];
    for (let inquiries = 0; inquiries < 4; inquiries++) {
      const { path } = await site.sendAs({ ...site.newVisitor(), email });
      for (let times = 0; times < 3; times++) answers.push((await site.post(path, askToErase)).status);
    }
    expect(answers.filter((status) => status === 303)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    // A stranger can use these up, but not with a link from the mailbox.
    const { path } = await site.sendAs({ ...site.newVisitor(), email });
    const ask = () => site.post(path, askToErase);
    expect((await ask()).status).toBe(429);
    await site.server.query(
      "update private.inquiry_keys set mail_id = gen_random_uuid() where inquiry_id = $1",
      [(await site.rowOf(path))?.id],
    );
    expect((await ask()).status).toBe(303);
  });

  test("a ticked box and a button of a mailed link erase everything of the inquiry, and that is confirmed by mail", async () => {
    const { path, email } = await site.sendAs();
    const kept = await site.sendAs({ ...site.newVisitor(), email });
    const reference = path.split("/")[3] ?? "";
    await site.post(path, { action: "note", note: "A secret purpose" });
    await site.post(path, askToErase);
    const link = await waitForEraseLink(site.server, email);
    // Whoever opens it, a scanner too, erases nothing.
    for (const opened of [link, link.replace("/en/", "/ar/")]) {
      const { status, page } = await site.open(opened);
      expect([status, page("form").length, page("form button").length]).toEqual([200, 1, 1]);
    }
    // It does not open the inquiry, and what opens that does not erase it.
    expect((await site.open(link.replace("/erase", ""))).status).toBe(404);
    for (const wrong of [path, `${path}/erase`, link.replace(reference, "N-22222")])
      expect((await site.post(wrong, erase)).status, wrong).toBe(404);
    expect(await site.rowOf(path)).toBeDefined();
    expect((await site.post(link, { action: "erase" })).status).toBe(422);
    expect((await site.open(link)).status).toBe(200);
    const erased = await site.post(link, erase);
    expect([erased.status, await erased.text()]).toEqual([200, expect.stringContaining(reference)]);
    for (const ended of [path, link]) expect((await site.open(ended)).status).toBe(404);
    expect((await site.post(link, erase)).status).toBe(404);
    expect(await site.rowOf(path)).toBeUndefined();
    expect((await site.open(kept.path)).status).toBe(200);
    await expect
      .poll(async () => (await loadMailsTo(site.server.dataDir, email)).at(-1)?.subject)
      .toBe(`Your inquiry was erased (${reference})`);
    await expect
      .poll(() => site.server.query("select from public.inquiry_mails where kind = 'erased'"))
      .toEqual([]);
    const left = await site.server.query<{ name: string }>(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'private')",
    );
    for (const { name } of left) {
      const found = await site.server.query(
        `select from ${name} as one where strpos(one::text, 'A secret purpose') > 0 or strpos(one::text, $1) > 0`,
        [reference],
      );
      expect(found, name).toEqual([]);
    }
  });

  test("a link to erase ends after a day, and with the address that it was mailed to", async () => {
    const { path, email } = await site.sendAs();
    for (let times = 1; times <= 2; times++) {
      await site.post(path, askToErase);
      const link = await waitForEraseLink(site.server, email, times);
      const row = await site.rowOf(path);
      if (times === 1)
        await site.server.query(
          `update private.inquiry_keys set created_at = created_at - interval '25 hours' where inquiry_id = $1 and erases`,
          [row?.id],
        );
      else
        await site.ada.database.rpc("correct_contact", {
          inquiry_id: row?.id ?? "",
          expected_version: row?.version ?? 0,
          name: "Maya Haddad",
          email: `${crypto.randomUUID()}@new.example`,
          company: null,
          phone: null,
        });
      expect((await site.open(link)).status).toBe(404);
      expect((await site.post(link, erase)).status).toBe(404);
      expect(await site.rowOf(path)).toBeDefined();
    }
  });

  test("a link is mailed to who has lost it, the others stay, and nobody learns whether there was one", async () => {
    const { path, email } = await site.sendAs();
    await waitForMail(site.server.dataDir, email);
    const answers = await Promise.all(
      [email.toUpperCase(), "nobody@cedarwater.example"].map(async (asked) => {
        const answer = await site.post("/en/inquiry", { action: "new_link", email: asked });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]?.[0]).toBe(200);
    expect(answers[1]?.[0]).toBe(200);
    expect(answers[0]?.[1]).toBe(answers[1]?.[1]?.toString());
    expect(answers[0]?.[1]).not.toContain("no longer works");
    const next = await waitForPageLink(site.server, email, 2);
    // A stranger who knows the address alone takes nothing away.
    await expect
      .poll(() =>
        site.server.query("select from public.inquiry_mails where kind = 'link' and sent_at is null"),
      )
      .toEqual([]);
    for (const link of [next, path]) expect((await site.open(link)).status).toBe(200);
    expect((await site.post("/ar/inquiry", { action: "new_link", email: "nobody" })).status).toBe(422);
    for (let times = 0; times < 5; times++) {
      await site.post(next, { action: "new_link", email });
      await expect
        .poll(() =>
          site.server.query("select from public.inquiry_mails where kind = 'link' and due_at is not null"),
        )
        .toEqual([]);
    }
    expect(await loadMailsTo(site.server.dataDir, email)).toHaveLength(4);
  });
});
