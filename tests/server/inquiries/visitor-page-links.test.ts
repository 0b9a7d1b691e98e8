import { afterAll, describe, expect, test } from "vitest";
import { eraseLinkTo, pageLinkTo } from "./visitor-page.ts";
import { openVisitorSite } from "./visitor-site.ts";

const erase = { action: "erase", sure_erase: "on" };
const askToErase = { action: "ask_to_erase", sure_ask_to_erase: "on" };

describe("links to erase, and new links, of the page of an inquiry", async () => {
  const site = await openVisitorSite();
  afterAll(site.server.stop);

  test("a ticked box and a button of a mailed link erase everything of the inquiry, and that is confirmed by mail", async () => {
    const { path, email } = await site.sendAs();
    const kept = await site.sendAs({ ...site.newVisitor(), email });
    const reference = path.split("/")[3] ?? "";
    await site.post(path, { action: "note", note: "A secret purpose" });
    await site.post(path, askToErase);
    const link = await eraseLinkTo(site.server, email);
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
    const mails = await site.server.mailsTo(email);
    expect(mails.at(-1)?.subject).toBe(`Your inquiry was erased (${reference})`);
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

  test("a link is mailed to who has lost it, the others stay, and nobody learns whether there was one", async () => {
    const { path, email } = await site.sendAs();
    const answers = await Promise.all(
      [email.toUpperCase(), "nobody@cedarwater.example"].map(async (asked) => {
        const answer = await site.post("/en/inquiry", { action: "new_link", email: asked });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]?.[0]).toBe(200);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[1]).not.toContain("no longer works");
    const next = await pageLinkTo(site.server, email, 2);
    // A stranger who knows the address alone takes nothing away.
    for (const link of [next, path]) expect((await site.open(link)).status).toBe(200);
    expect((await site.post("/ar/inquiry", { action: "new_link", email: "nobody" })).status).toBe(422);
  });
});
