import { mkdir, readFile, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { embedded, type Engine, postgres } from "../../support/engines.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { createAccount } from "../../support/person.ts";
import { submitInquiry } from "../../support/inquiry-client.ts";
import { visitor, eraseLinkTo } from "../inquiries/visitor-page.ts";
import { openVisitorSite } from "../inquiries/visitor-site.ts";

async function openBackedUpSite(engine: Engine) {
  const site = await openVisitorSite({}, engine);
  onTestFinished(site.server.stop);
  const file = join(site.server.dataDir, "before.gz");
  const run = (name: string, ...args: string[]) => runOperatorCommand(site.server, name, args);
  return {
    ...site,
    run,
    backUp: () => run("backup", file),
    restore: () => run("restore", file, "--replace", "--without-copy"),
    listed: () => readFile(join(site.server.dataDir, "erased.txt"), "utf8"),
  };
}

describe("a restore of a backup from before brings back nothing", { timeout: 60_000 }, () => {
  test("that its sender has erased by the mailed link", async () => {
    const { server, sendAs, post, open, rowOf, ada, backUp, restore, listed } =
      await openBackedUpSite(embedded);
    const [{ path, email }, kept] = [await sendAs(), await sendAs()];
    await post(path, { action: "ask_to_erase", sure_ask_to_erase: "on" });
    const link = await eraseLinkTo(server, email);
    await backUp();
    expect(await restore()).toMatchObject({
      code: 0,
      output: expect.stringContaining("Nothing was erased again"),
    });
    expect((await open(path)).status).toBe(200);
    const { id } = (await rowOf(path)) ?? {};

    const erase = async () => (await post(link, { action: "erase", sure_erase: "on" })).status;
    // What cannot be listed is not erased either.
    const list = join(server.dataDir, "erased.txt");
    await mkdir(list);
    expect([await erase(), (await open(path)).status]).toEqual([503, 200]);
    await rmdir(list);
    expect(await erase()).toBe(200);
    // The moment and the id: nobody's name or address.
    expect(await listed()).toMatch(new RegExp(`^[-\\dT:.]+Z ${id}\n$`));
    expect(await restore()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Erased again:\n +inquiries: 1\n/),
    });
    expect(await rowOf(path)).toBeUndefined();
    for (const ended of [path, link]) expect((await open(ended)).status).toBe(404);
    expect((await open(kept.path)).status).toBe(200);
    const { data } = await ada.database.from("admin_audit_log").select("action,details").order("number");
    expect(data?.at(-1)).toEqual({ action: "inquiries.erased_again", details: { inquiries: 1 } });
  });

  test("that npm run erase has erased, but for an account with a role", async () => {
    const { server, backUp, restore, run, listed } = await openBackedUpSite(postgres);
    const { email } = visitor;
    await submitInquiry(server.url, visitor);
    await submitInquiry(server.url, { ...visitor, email: "other@example.com" });
    await server.query(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
       select id, 'received', $1, 'Re', 'One more thing' from public.inquiries where email = 'other@example.com'`,
      [email],
    );
    await createAccount(server, { email });
    await backUp();
    await run("erase", "--email", email, "--dry-run");
    await expect(listed()).rejects.toThrow("ENOENT");
    await run("erase", "--email", email);
    await server.query("delete from public.user_roles using auth.users where id = user_id and email = $1", [
      "karim@example.com",
    ]);
    await run("erase", "--email", "karim@example.com");

    const { output } = await restore();
    expect(output).toContain("  inquiries: 1\n  answers: 1\n  accounts: 1\n");
    expect(output).toContain("  accounts that stay for their role: 1\n");
    const emails = (table: string) => server.query(`select email from ${table} order by email`);
    expect(await emails("public.inquiries")).toEqual([{ email: "other@example.com" }]);
    expect(await emails("auth.users")).toEqual([
      { email: "ada@example.com" },
      { email: "karim@example.com" },
    ]);
    expect(await server.query("select from public.inquiry_messages")).toEqual([]);
  });
});
