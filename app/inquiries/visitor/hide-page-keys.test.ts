import { describe, expect, test } from "vitest";
import { hidePageKeys } from "./hide-page-keys.server.ts";
import { createPageKey, hashKey, pagePath } from "./page-key.server.ts";

const reference = "N-7F3K2";
const random = createPageKey().key;
/** One of its kind is hard to read everywhere: it has both signs, and what looks like an escape. */
const keys = [random, `2D-5F_${random.slice(6)}`, `_-${random.slice(2)}`];

const hide = (text: string, known = keys) =>
  hidePageKeys(text, async (hashes) => hashes.filter((hash) => known.map(hashKey).includes(hash)));

describe.each(keys)("the key %s", (key) => {
  const path = pagePath({ locale: "en", reference, key });
  const url = `https://nawat.example${path}`;
  const escape = (text: string, sign: string) =>
    text.replace(/[-_]/g, (one) => sign + one.charCodeAt(0).toString(16).toUpperCase());
  const broken = (every: number, between: string) =>
    url.replace(key, () => key.match(new RegExp(`.{1,${every}}`, "g"))?.join(between) ?? "");

  test.each([
    ["as it was sent", url],
    ["in capitals", url.replace(path.slice(0, 19), path.slice(0, 19).toUpperCase())],
    ["alone", key],
    ["of the sent page", `https://nawat.example/en/contact/sent?reference=${reference}&key=${key}`],
    ["in a link of Outlook", `https://eu.safelinks.example/?url=${encodeURIComponent(url)}&data=05`],
    ["encoded twice", encodeURIComponent(encodeURIComponent(path))],
    ["with each sign encoded", escape(url, "%")],
    ["with each sign encoded twice", escape(url, "%25")],
    ["in a link of Proofpoint 2", proofpoint(url)],
    [
      "in a link of Proofpoint 3",
      `https://urldefense.example/v3/__${url}__;Iw!!Nq-8_-!${"Ab1_".repeat(20)}$`,
    ],
    [
      "in a link of Sophos",
      `https://eu.protection.example/?d=nawat&u=${Buffer.from(url).toString("base64")}&i=5f`,
    ],
    ["in base64 for addresses", `https://x.example/r/${Buffer.from(url).toString("base64url")}/5`],
    [
      "in base64 that is broken",
      `https://x.example/?u=${Buffer.from(url).toString("base64").replace(/.{60}/g, "$&\n> ")}`,
    ],
    ["quoted-printable", `${escape(url.slice(0, -20), "=")}=\r\n${url.slice(-20)}`],
    ["on the next line", url.replace(key, () => `\n${key}`)],
    ["broken over quoted lines", broken(20, "\n> ")],
    ["broken six times", broken(7, "\n> > ")],
    ["with zero-width spaces", broken(5, "\u200b")],
    ["with soft hyphens", broken(9, "\u00ad")],
    ["with hyphens that do not break", url.replaceAll("-", "\u2011")],
    ["with entities", url.replaceAll("-", "&#45;").replaceAll("_", "&lowbar;").replaceAll("/", "&#x2F;")],
    ["with signs that Markdown escapes", url.replaceAll("_", String.raw`\_`).replaceAll("-", String.raw`\-`)],
    ["between letters", `x${key}y`],
  ])("is hidden %s", async (_, text) => {
    const hidden = await hide(`Hello,\n${text}\nBest regards`);
    expect(hidden).toMatch(/^Hello,\n[^]*…[^]*\nBest regards$/);
    const readable = hidden.replaceAll(/[^\w-]/g, "");
    for (let start = 0; start + 12 <= key.length; start += 4)
      expect(readable).not.toContain(key.slice(start, start + 12));
    expect(hidden).not.toContain(Buffer.from(key).toString("base64").slice(4, 40));
  });
});

/** A known limit: a page is opened by a key in letters of either case, with nothing between them but what is left out. */
test.each([
  ["with a space in it", `${random.slice(0, 20)} ${random.slice(20)}`],
  ["of a picture", "A screenshot of the link"],
])("a key %s stays", async (_, text) => expect(await hide(text)).toBe(text));

test("what follows a key stays, and what is like one stays as it is", async () => {
  const path = pagePath({ locale: "en", reference, key: random });
  expect(await hide(`${path}\nBest regards,\nMaya ${path}.`)).toBe(
    `/en/inquiry/${reference}/…\nBest regards,\nMaya /en/inquiry/${reference}/….`,
  );
  expect(await hide(path, [])).toBe(path);
  const text = `Our inquiry N-7F3K2: SHA256 ${"aB3-".repeat(10)}xyz, ?key=\n${"word ".repeat(50)}`;
  expect(await hide(text)).toBe(text);
});

test.each([
  ["one long run", random.repeat(2_500)],
  ["base64", Buffer.from(random.repeat(1_700)).toString("base64")],
  ["escapes", "%252d=2D&#45;".repeat(8_000)],
  ["ends of lines", "\n> ".repeat(33_000)],
  ["ends of lines without marks", "\n".repeat(99_000)],
  ["many links", `https://x.example/${"aB3-".repeat(11)} `.repeat(1_500)],
])("the time that %s takes is bounded, and so is what is asked", async (_, text) => {
  const began = performance.now();
  let asked = 0;
  await hidePageKeys(text, async (hashes) => {
    asked += hashes.length;
    return [];
  });
  expect(asked).toBeLessThanOrEqual(4_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("a key is found beside a file that stands in the text", async () => {
  const file = createPageKey().key.repeat(1_500);
  expect(
    await hide(`${file}\n\n--\nhttps://nawat.example/en/inquiry/${reference}/${random} x`),
  ).not.toContain(random);
});

/** Its second form: a slash is `_`, and other signs are `-` and two digits. */
function proofpoint(url: string): string {
  const encoded = url.replace(
    /[^A-Za-z0-9./]/g,
    (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `https://urldefense.example/v2/url?u=${encoded.replaceAll("/", "_")}&d=DwMFaQ`;
}
