import type { Page } from "@playwright/test";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";

/** What other Latin keyboards write at the place of one of the desk's keys. */
const otherLetters = [
  { keyboard: "French", key: "q", code: "KeyA" },
  { keyboard: "French", key: "w", code: "KeyZ" },
  { keyboard: "French, Bépo", key: "è", code: "KeyT" },
  { keyboard: "German", key: "y", code: "KeyZ" },
  { keyboard: "German", key: "-", code: "Slash" },
  { keyboard: "Turkish F", key: "ğ", code: "KeyE" },
  { keyboard: "Dvorak", key: ".", code: "KeyE" },
  { keyboard: "Dvorak", key: "y", code: "KeyT" },
  { keyboard: "Dvorak", key: "h", code: "KeyJ" },
];

test("a key counts by the letter on it; only on a keyboard without Latin letters by its place", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", ahmad.path);
  const changes: string[] = [];
  page.on("request", (request) => {
    if (/\/rpc\/(set|change)_/.test(request.url())) changes.push(request.url());
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await press(page, { key: "ف", code: "KeyT" });
  await expect(page.getByText("Assigned to ada", { exact: true })).toBeVisible();
  for (const { keyboard, ...key } of otherLetters) {
    await press(page, key);
    await expect(heading, keyboard).toBeFocused();
  }
  await press(page, { key: "s", code: "KeyK", modifiers: 2 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(changes).toHaveLength(1);

  await press(page, { key: "ن", code: "KeyK", modifiers: 2 });
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, { key: "؟", code: "Slash", modifiers: 8 });
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(changes).toHaveLength(1);
});

test("the keys go on from a search to what it found", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", "/admin?view=all");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("buyer5");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

/** A real key of a keyboard; Playwright's own are all American. */
async function press(page: Page, key: { key: string; code: string; modifiers?: number }) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await browser.detach();
}
