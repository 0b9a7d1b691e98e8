import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { loadMailsTo, waitForMail } from "../mailbox.ts";
import { waitForCode, waitForPageLink } from "./visitor-page.ts";
import { openVisitorSite, type VisitorSite } from "./visitor-site.ts";

describe.each(engines)("codes and new links of the page of an inquiry, on $name", (engine) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await openVisitorSite(engine);
    return site.server.stop;
  });

  test("mails a mailbox ten codes and links a day, whatever inquiries name it", async () => {
    const email = `${crypto.randomUUID()}@cedarwater.example`;
    const codes = [];
    for (let inquiries = 0; inquiries < 4; inquiries++) {
      const { path } = await site.sendAs({ ...site.newVisitor(), email });
      for (let times = 0; times < 3; times++)
        codes.push(
          (await site.post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status,
        );
    }
    expect(codes.filter((status) => status === 303)).toHaveLength(10);
    expect(codes.filter((status) => status === 429)).toHaveLength(2);
    // A stranger can use these up, but not with a link from the mailbox.
    const { path } = await site.sendAs({ ...site.newVisitor(), email });
    const ask = () => site.post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    expect((await ask()).status).toBe(429);
    await site.server.query(
      "update private.inquiry_keys set mail_id = gen_random_uuid() where inquiry_id = $1",
      [(await site.rowOf(path))?.id],
    );
    expect((await ask()).status).toBe(303);
  });

  test("withdraws with a mailed code only, which is for that alone and tried five times at most", async () => {
    const { path, email } = await site.sendAs();
    expect((await site.post(path, { action: "withdraw", code: "000000" })).status).toBe(422);
    expect(
      (await site.post(path, { action: "ask_code", purpose: "withdraw", sure_withdraw: "on" })).status,
    ).toBe(303);
    const code = await waitForCode(site.server, email);
    const wrong = code === "123456" ? "654321" : "123456";
    expect((await site.post(path, { action: "erase", code })).status).toBe(422);
    for (let tries = 0; tries < 5; tries++)
      expect((await site.post(path, { action: "withdraw", code: wrong })).status).toBe(422);
    expect((await site.post(path, { action: "withdraw", code })).status).toBe(422);
    expect((await site.rowOf(path))?.status).toBe("new");
    await site.post(path, { action: "ask_code", purpose: "withdraw", sure_withdraw: "on" });
    const next = await waitForCode(site.server, email, 2);
    expect(
      (await site.post(path, { action: "withdraw", code: `${next.slice(0, 3)} ${next.slice(3)}` })).status,
    ).toBe(303);
    expect((await site.rowOf(path))?.status).toBe("closed");
    const { page } = await site.open(path);
    expect(page("input[name=action][value=withdraw], input[name=purpose][value=withdraw]")).toHaveLength(0);
    await site.post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    expect((await site.post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status).toBe(
      429,
    );
  });

  test("changes the address with a code mailed to the former one", async () => {
    const { path, email } = await site.sendAs();
    const next = `${crypto.randomUUID()}@new.example`;
    for (const wrong of ["", "nobody", email])
      expect((await site.post(path, { action: "ask_code", purpose: "email", new_email: wrong })).status).toBe(
        422,
      );
    const former = await waitForPageLink(site.server, email);
    await site.post("/en/inquiry", { action: "new_link", email });
    const second = await waitForPageLink(site.server, email, 2);
    expect((await site.open(former)).status).toBe(200);
    await site.post(path, { action: "ask_code", purpose: "email", new_email: next });
    const code = await waitForCode(site.server, email);
    expect(await loadMailsTo(site.server.dataDir, next)).toEqual([]);
    const changed = await site.post(path, { action: "change_email", code });
    expect([changed.status, await changed.text()]).toEqual([
      200,
      expect.stringContaining("Your email address is changed."),
    ]);
    expect((await site.rowOf(path))?.email).toBe(next);
    // Who still reads the former mailbox opens nothing any more, nor does who used one of its links.
    for (const ended of [former, second, path]) expect((await site.open(ended)).status).toBe(404);
    const own = await waitForPageLink(site.server, next);
    expect((await site.open(own)).status).toBe(200);
    await site.post(own, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    await waitForCode(site.server, next);
  });

  test("erases everything of the inquiry, and confirms it by mail", async () => {
    const { path, email } = await site.sendAs();
    const kept = await site.sendAs({ ...site.newVisitor(), email });
    const reference = path.split("/")[3] ?? "";
    await site.post(path, { action: "note", note: "A secret purpose" });
    await site.post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    const code = await waitForCode(site.server, email);
    const erased = await site.post(path, { action: "erase", code });
    expect(erased.status).toBe(200);
    expect(await erased.text()).toContain(reference);
    expect((await site.open(path)).status).toBe(404);
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
