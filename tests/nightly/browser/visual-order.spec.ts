import { company } from "../../../firm/company.ts";
import { publicPages, staffPages } from "../../support/browser/built-pages.ts";
import { findLatinRuns, removeIsolation } from "./visual-order.ts";
import {
  expect,
  openPage,
  openStaffPage,
  test,
  testOnSharedPage,
  waitForHydration,
} from "../../support/browser/shared-server.ts";

for (const path of publicPages.filter((path) => /^\/ar(\/|$)/.test(path))) {
  testOnSharedPage(`${path}: every Latin word and every figure reads as it is written`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const runs = await findLatinRuns(page);
      // The link to English, at least.
      expect(runs.length).toBeGreaterThan(0);
      expect.soft(runs.filter(({ written, shown }) => written !== shown)).toEqual([]);
    }
  });
}

test("the staff pages in Arabic: every Latin word and every figure reads as it is written", async ({
  page,
}) => {
  for (const path of staffPages) {
    await openStaffPage(page, path, "ar");
    const runs = await findLatinRuns(page);
    expect(runs.length).toBeGreaterThan(0);
    expect.soft(runs.filter(({ written, shown }) => written !== shown)).toEqual([]);
  }
});

/** Without isolation these come out wrong, each in the place where it stands. */
const needIsolation = [
  { path: "/ar/contact", text: company.phone, without: turned(company.phone) },
  { path: "/ar/services", text: "C++", without: "++C" },
];

/** `+961 1 234 567` → `567 234 1 961+` */
function turned(phone: string): string {
  return `${phone.slice(1).split(" ").toReversed().join(" ")}+`;
}

for (const { path, text, without } of needIsolation) {
  test(`${path}: ${text} reads as written, and would not without its isolation`, async ({ page }) => {
    await openPage(page, path);
    // React would find a mismatch in a page changed before hydration, and render it anew.
    if (path.endsWith("/contact")) await waitForHydration(page);
    expect(await shownAs(text)).toEqual([{ written: withoutSpaces(text), shown: withoutSpaces(text) }]);
    await removeIsolation(page);
    expect(await shownAs(text)).toEqual([{ written: withoutSpaces(text), shown: withoutSpaces(without) }]);

    async function shownAs(written: string) {
      return (await findLatinRuns(page)).filter((run) => run.written === withoutSpaces(written));
    }
  });
}

test("an email address and ROS 2, which are in order by themselves, are isolated from their neighbours", async ({
  page,
}) => {
  for (const [path, text] of [
    ["/ar/contact", company.email],
    ["/ar/services", "ROS 2"],
  ] as const) {
    await openPage(page, path);
    if (path.endsWith("/contact")) await waitForHydration(page);
    const isolated = page.locator("main bdi[dir=ltr]", { hasText: text });
    await expect(isolated).toHaveText([text]);
    const runs = await findLatinRuns(page);
    expect(runs).toContainEqual({ written: withoutSpaces(text), shown: withoutSpaces(text) });
    // Before a figure, as in a list, an address without isolation would draw it to itself.
    await isolated.evaluate((bdi) => bdi.after(" +1 "));
    expect(await findLatinRuns(page)).toContainEqual({
      written: withoutSpaces(text),
      shown: withoutSpaces(text),
    });
  }
});

test("figures joined to a Latin word are isolated with it", async ({ page }) => {
  for (const [path, text] of [
    ["/ar/articles/al-munther-satellite", "3U"],
    ["/ar/articles/riyadh-robotic-brain-surgery", "3D"],
  ] as const) {
    await openPage(page, path);
    const runs = await findLatinRuns(page);
    expect(runs).toContainEqual({ written: text, shown: text });
    expect(runs).not.toContainEqual({ written: text.slice(1), shown: text.slice(1) });
  }
});

test("what English writes of money, ranges and addresses would be turned round in Arabic, and isolation keeps it", async ({
  page,
}) => {
  await openPage(page, "/ar/privacy-policy");
  const texts = ["$5,000-$10,000", "$100,000+", "1-2", "https://example.com/ar/", "+961 1 234 567", "C++"];
  await page.locator("main").evaluate((main, list) => {
    for (const text of list) {
      const sentence = document.createElement("p");
      sentence.className = "written";
      const isolated = document.createElement("bdi");
      isolated.dir = "ltr";
      isolated.append(text);
      sentence.append("نص ", isolated, " بعده نص.");
      main.append(sentence);
    }
  }, texts);
  expect(await shownInSentences()).toEqual(texts.map(withoutSpaces));
  await removeIsolation(page);
  const bare = await shownInSentences();
  for (const [index, text] of texts.entries()) expect(bare[index], text).not.toBe(withoutSpaces(text));

  async function shownInSentences() {
    const written = texts.map(withoutSpaces);
    const runs = await findLatinRuns(page);
    return runs.slice(-40).flatMap((run) => (written.includes(run.written) ? [run.shown] : []));
  }
});

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}
