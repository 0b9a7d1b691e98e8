import type { Page } from "@playwright/test";
import { pageKinds, publicPages } from "../../support/browser/built-pages.ts";
import {
  expect,
  openPage,
  testOnSharedPageWithoutScripts as test,
} from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

/** Reached by sending a form, or by a link in an email: they have tests of their own. */
const afterSending = /\/(sent|inquiry)$/;

for (const locale of journeyLocales(import.meta.filename)) {
  const expected = publicPages.filter((path) => path.split("/")[1] === locale && !afterSending.test(path));

  test(`${locale}: every page is reached from the first by pressing links`, async ({ page }) => {
    test.slow();
    // Transitions between pages would take longer than the pages.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const failures: string[] = [];
    page.on("response", (answer) => {
      if (answer.request().isNavigationRequest() && answer.status() >= 400) failures.push(answer.url());
    });
    const reached = new Set<string>();
    // Each page still to be reached, with the page last seen that has a link to it.
    const ahead = new Map([[`/${locale}`, "/"]]);
    while (ahead.size > 0) {
      const [path, from] = chooseNext(ahead, new URL(page.url()).pathname);
      await goByLink(page, from, path);
      ahead.delete(path);
      reached.add(path);
      for (const next of await visibleLinks(page)) {
        if (next.split("/")[1] === locale && !reached.has(next)) ahead.set(next, path);
      }
    }
    expect(failures).toEqual([]);
    expect([...reached].toSorted()).toEqual(expected);
  });
}

for (const path of [...pageKinds, "/en/nothing-here"]) {
  test(`${path}: has no dead control, and shows the same text as with JavaScript`, async ({
    page,
    sharedPage,
  }) => {
    await sharedPage.setViewportSize({ width: 360, height: 800 });
    await sharedPage.emulateMedia({ reducedMotion: "reduce" });
    await openPage(sharedPage, path);
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(listDeadControls), `${width} px`).toEqual([]);
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const summary = page.locator("header details > summary");
    if (await summary.count()) {
      const links = page.locator("header details").getByRole("link");
      await expect(links.first()).toBeHidden();
      await summary.click();
      await expect(links.first()).toBeVisible();
      await summary.click();
      await expect(links.first()).toBeHidden();
    }
    await sharedPage.waitForLoadState("networkidle");
    expect(await textOf(page)).toEqual(await textOf(sharedPage));
  });
}

/** A page that the page `here` has a link to, if there is one: that takes one load instead of two. */
function chooseNext(ahead: Map<string, string>, here: string): [path: string, from: string] {
  const links = [...ahead];
  const [first = ["/", "/"]] = links;
  return links.find(([, from]) => from === here) ?? first;
}

/** Follows a real link: the root's redirect, a link of the page, or one of its menu. */
async function goByLink(page: Page, from: string, path: string) {
  if (new URL(page.url()).pathname !== from) await page.goto(from, { waitUntil: "domcontentloaded" });
  if (new URL(page.url()).pathname === path) return;
  const links = ["", "#", "?"].map((end) => `a[href${end && "^"}="${path}${end}"]:visible`);
  await page.locator(links.join(", ")).first().click();
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: "domcontentloaded" });
}

function visibleLinks(page: Page): Promise<string[]> {
  return page
    .locator("a[href]:not([type]):visible")
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [],
      ),
    );
}

/** Runs in the page. What looks as if it could be pressed or filled in, and would do nothing. */
function listDeadControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
    element.checkVisibility(),
  );
  return controls.filter(isDead).map((element) => element.outerHTML.slice(0, 160));

  function isDead(element: Element): boolean {
    if (element instanceof HTMLAnchorElement)
      return /^(#?|javascript:.*)$/.test(element.getAttribute("href") ?? "");
    if (element instanceof HTMLButtonElement) return !isCommand(element) && !isSubmittable(element.form);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      return !isSubmittable(element.form) && !changesTheTable(element);
    if (element instanceof HTMLTextAreaElement) return !isSubmittable(element.form);
    if (element.localName === "summary") return element.parentElement?.localName !== "details";
    if (element instanceof HTMLDialogElement || element.matches("[aria-busy=true]")) return true;
    return element.matches(
      "[role=button], [role=tab], [role=link], [role=switch], [role=menuitem], [onclick]",
    );
  }

  /** The stylesheet goes by what is ticked; buyers.spec.ts ticks it. */
  function changesTheTable(element: Element): boolean {
    return element.matches("#market fieldset input") && CSS.supports("selector(:has(a))");
  }

  function isCommand(button: HTMLButtonElement): boolean {
    return button.hasAttribute("popovertarget") || button.hasAttribute("commandfor");
  }

  function isSubmittable(form: HTMLFormElement | null): boolean {
    return Boolean(
      form?.getAttribute("action") && form.querySelector("button:not([type=button]), [type=submit]"),
    );
  }
}

function textOf(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.innerText.split(/\s*\n\s*/).filter(Boolean));
}
