import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeholderOrigin } from "../../../app/site/origin.server.ts";
import { serveSite } from "../site/serve-site.ts";
import { office } from "../../../firm/office.ts";

const publicUrl = "https://nawat.example";
const site = await serveSite({ publicUrl });
/** Whether a page is as it was built, but for the origin in it. */
async function isAsBuilt(path: string): Promise<boolean> {
  const file = join(import.meta.dirname, "../../../build/client", path, "index.html");
  return (await load(path)).text === (await readFile(file, "utf8")).replaceAll(placeholderOrigin, publicUrl);
}

const pages = ["/en/contact", "/ar/contact", "/en/start-project", "/ar/start-project"];

async function load(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { headers: { "accept-encoding": "identity", ...headers } });
  return { status: answer.status, etag: answer.headers.get("etag") ?? "", text: await answer.text() };
}

const query = (sql: string) => site.database.transaction((t) => t.execute(sql));
const write = (days: string, texts: string) =>
  query(`delete from public.away_notices;
    insert into public.away_notices (first_day, last_day, text_en, text_ar) values (${days}, ${texts})`);
const today = `(now() at time zone '${office.timeZone}')::date`;

test("without a notice the pages of the forms are what was built, and so again when its days are over", async () => {
  const before = await Promise.all(pages.map((path) => load(path)));
  for (const path of pages) expect(await isAsBuilt(path)).toBe(true);
  await write(`${today}, ${today} + 1`, "'Closed.', 'مغلق.'");
  await site.now.showAwayNotice();
  expect(await isAsBuilt("/en/contact")).toBe(false);
  await query(`update public.away_notices set first_day = ${today} - 2, last_day = ${today} - 1`);
  await site.now.showAwayNotice();
  expect(await Promise.all(pages.map((path) => load(path)))).toEqual(before);
});

test("on a day that the calendar sets apart they say so, where staff have written nothing", async () => {
  const hours = "'06:00', '23:00'";
  await query(`delete from public.away_notices;
    insert into public.special_days (day, name_en, name_ar, opens, closes)
    select ${today} + n, 'Ramadan', 'رمضان', ${hours} from generate_series(0, 6) as n`);
  await site.now.showAwayNotice();
  expect((await load("/en/contact")).text).toContain("our office is open from 06:00 to 23:00");
  expect((await load("/ar/start-project")).text).toContain("دوامنا من 06:00 إلى 23:00");
  await write(`${today}, ${today}`, `'We move house.', null`);
  await site.now.showAwayNotice();
  expect((await load("/en/contact")).text).not.toContain("06:00");
  await query("delete from public.special_days where name_en = 'Ramadan'");
});

test("with one they say it as text, in their language or the other, with an ETag of their own", async () => {
  const before = await load("/en/contact");
  await write(`${today}, ${today}`, `'Closed <b>until</b> "Monday" & $1.', null`);
  const line =
    '<p class="[^"]*" data-away-notice="" lang="en" dir="ltr">Closed &#60;b&#62;until&#60;/b&#62; &#34;Monday&#34; &#38; \\$1.</p>';
  await site.now.showAwayNotice();
  for (const path of pages) expect((await load(path)).text).toMatch(new RegExp(line));
  const page = await load("/en/contact");
  expect(page.etag).not.toBe(before.etag);
  expect((await load("/en/contact", { "if-none-match": page.etag })).status).toBe(304);
  expect((await load("/en/contact", { "if-none-match": before.etag })).status).toBe(200);
  const compressed = await fetch(`${site.url}/en/contact`, { headers: { "accept-encoding": "br" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(await compressed.text()).toBe(page.text);
  // A form that is refused is shown with it, too.
  const form = new URLSearchParams({ type: "contact", locale: "en", email: "x" });
  const post = { method: "POST", body: form, headers: { accept: "text/html", origin: site.url } };
  const refused = await fetch(`${site.url}/functions/v1/submit-inquiry`, post);
  expect(await refused.text()).toContain("Closed &#60;b&#62;until");
  expect([await isAsBuilt("/en/services"), await isAsBuilt("/en/contact")]).toEqual([true, false]);
});
