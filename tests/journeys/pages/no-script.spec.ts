import type { Page } from "@playwright/test";
import {
  expect,
  openPage,
  testOnSharedPageWithoutScripts as test,
} from "../../support/browser/shared-server.ts";
import { pagesOfTest } from "../../support/browser/built-pages.ts";

for (const path of pagesOfTest) {
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
    await expect.poll(() => textOf(sharedPage)).toEqual(await textOf(page));
  });
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
      return !isSubmittable(element.form);
    if (element instanceof HTMLTextAreaElement) return !isSubmittable(element.form);
    if (element.localName === "summary") return element.parentElement?.localName !== "details";
    if (element instanceof HTMLDialogElement || element.matches("[aria-busy=true]")) return true;
    return element.matches(
      "[role=button], [role=tab], [role=link], [role=switch], [role=menuitem], [onclick]",
    );
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
