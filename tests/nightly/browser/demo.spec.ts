import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createServer } from "node:net";
import { findFreePort } from "../../../server/http/free-port.ts";
import { findBrokenWords } from "../../support/page-checks/broken-words.ts";
import { compileCache, nodeArguments } from "../../support/server-process.ts";

const program = join(import.meta.dirname, "../../../demo/run.ts");

const started: ChildProcess[] = [];
test.afterEach(() => started.forEach((child) => child.kill()));

function startProgram(port: number, temporary: string) {
  const child = spawn(process.execPath, [...nodeArguments(), program], {
    env: { PATH: process.env["PATH"], PORT: String(port), TMPDIR: temporary, ...compileCache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  return { child, exited: once(child, "exit"), output: () => output };
}

test("the demo prints three addresses, shows what they lead to, and leaves nothing behind", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  execFileSync(process.execPath, [join(program, "../../server/pages/build/build-if-stale.ts"), "--demo"]);
  const temporary = await mkdtemp(join(tmpdir(), "nawat-"));
  // Of one that was killed.
  await mkdir(join(temporary, "nawat-demo-2147483647-a"));
  const { child, exited, output } = startProgram(await findFreePort(), temporary);
  await expect.poll(output, { timeout: 60_000 }).toContain("Ctrl+C");
  const [site = "", english = "", arabic = "", mails = ""] = output().match(/http:\S+/g) ?? [];
  expect(await readdir(temporary)).toHaveLength(1);

  const page = await browser.newPage();
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${site}/en/buyers`);
  await expect(page.getByRole("region", { name: "The firm on one sheet" })).toContainText(
    "Commercial register",
  );
  await expect(page.getByText("sample content")).toHaveCount(1);

  await page.goto(english);
  await expect(page).toHaveURL(`${site}/admin`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Dr. Helen Marsh" })).toBeVisible();
  await page.goto(`${site}/admin?view=all&q=qassim-dates`);
  await page.getByRole("link", { name: "ريم الحربي" }).click();
  await expect(page.getByText("التمرة ليست زيتونة").first()).toBeVisible();

  const other = await browser.newPage();
  await other.goto(english);
  await expect(other.getByText("This link was used before")).toBeVisible();
  await other.goto(arabic);
  await expect(other).toHaveURL(`${site}/admin`);
  await expect(other.locator("html")).toHaveAttribute("lang", "ar");
  await expect(other.getByRole("link", { name: "لينا قبّاني" })).toBeVisible();

  for (const staff of [page, other])
    for (const address of ["/admin?view=all", "/admin/audit"]) {
      await staff.goto(`${site}${address}`);
      await expect(staff.locator("tbody tr, main ol > li").nth(40)).toBeVisible();
      for (const width of [1280, 360]) {
        await staff.setViewportSize({ width, height: 740 });
        expect.soft(await findBrokenWords(staff), `${address}, ${width} px`).toEqual([]);
      }
    }

  await page.goto(mails);
  const link = (name: RegExp) => page.getByRole("link", { name });
  for (const subject of [/^New inquiry/, /^Your message to Nawat/, /^Choose a new password/, /^اختر كلمة/])
    await expect(link(subject).first()).toBeVisible();
  await link(/^رسالتك إلى نواة.*wissam@/).click({ timeout: 30_000 });
  await expect(page.frameLocator("iframe").getByText("وسام").first()).toBeVisible();

  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  expect(output()).toContain("Stopped");
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

test("the demo says that its port is taken", async () => {
  const temporary = await mkdtemp(join(tmpdir(), "nawat-"));
  const port = await findFreePort();
  const taken = createServer().listen(port, "127.0.0.1");
  const { exited, output } = startProgram(port, temporary);
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain(`Port ${port} is taken. Perhaps a demo runs already.`);
  expect(await readdir(temporary)).toEqual([]);
  taken.close();
  await rm(temporary, { recursive: true });
});
