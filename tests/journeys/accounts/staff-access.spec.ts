import type { Page } from "@playwright/test";
import { adminWords, retrievedCount, securityTestWords } from "../../../app/admin/words.ts";
import { accessWords, signInWords } from "../../../app/auth/words.ts";
import { sessionKey } from "../../../app/backend/session-key.ts";
import { localize } from "../../../app/i18n/text.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";

const access = localize("en", accessWords);
const words = localize("en", securityTestWords);
const retrieved = retrievedCount.en.other.replace("{n}", "5");
const welcome = adminWords.welcome.en.replace("{email}", "ada@example.com");
const sessionEnded = signInWords.sessionEnded.en;

test("an account that is not on the team is told so, and offered nothing that cannot work", async ({
  openDesk,
}) => {
  const page = await openDesk("sam", "en", "/admin");
  await expect(page.getByRole("heading", { name: access.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${access.title} · `));
  await expect(page.getByText("sam@example.com")).toBeVisible();
  await expect(page.getByText(access.adminExists)).toBeVisible();
  await expect(page.getByRole("button", { name: access.grant })).toHaveCount(0);
  await page.goto("/security-test");
  await expect(page.getByText(words.signedIn.replace("{email}", "sam@example.com"))).toBeVisible();
  await page.getByRole("button", { name: words.button }).click();
  await expect(page.getByRole("heading", { name: words.denied })).toBeVisible();
  await expect(page.getByText(words.hidden)).toBeVisible();
});

test("a second security test shows nothing of the first, and what one account saw is no result for the next", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", "/security-test");
  await page.getByRole("button", { name: words.button }).click();
  await expect(page.getByText(retrieved)).toBeVisible();
  const release = await holdRequests(page, "**/rest/v1/inquiries*");
  await page.getByRole("button", { name: words.button }).click();
  await expect(page.getByRole("button", { name: words.testing })).toBeVisible();
  await expect(page.getByText(retrieved)).toHaveCount(0);
  release();
  await expect(page.getByText(retrieved)).toBeVisible();

  await signOutInAnotherTab(page);
  await expect(page.getByText(words.signedOut)).toBeVisible();
  await expect(page.getByText(retrieved)).toHaveCount(0);
});

test("the end of a session is announced: when it was ended elsewhere, or cannot be renewed any more", async ({
  openDesk,
  endSessions,
}) => {
  const page = await openDesk("ada", "en", "/admin");
  await endSessions();
  await page.reload();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(sessionEnded)).toBeVisible();

  await openDesk("ada", "en", "/security-test", page);
  await expireSession(page);
  await page.reload();
  await expect(page.getByText(words.sessionEnded)).toBeVisible();

  await openDesk("ada", "en", "/admin", page);
  await expect(page.getByText(welcome)).toBeVisible();
  await expireSession(page);
  await page.reload();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(sessionEnded)).toBeVisible();
});

test("who signs out stays signed in elsewhere, and is told of no ended session: not while an answer is under way, in another tab, or early", async ({
  openDesk,
  endSessions,
}) => {
  const page = await openDesk("ada", "en", "/admin");
  const elsewhere = await openDesk("ada", "en", "/admin");
  const signOut = page.getByRole("button", { name: access.signOut });
  const expectQuiet = async () => {
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: signInWords.signIn.en })).toBeEnabled();
    await expect(page.getByText(sessionEnded)).toHaveCount(0);
  };
  await signOut.click();
  await expectQuiet();
  await elsewhere.reload();
  await expect(elsewhere.getByText("ada@example.com")).toBeVisible();

  await openDesk("ada", "en", "/admin", page);
  const answer = await holdRequests(page, /\/(rest|auth)\/v1\/(rpc|inquiries|user)/);
  await endSessions();
  await signOut.click();
  await expect(page).toHaveURL("/auth");
  answer();
  await expectQuiet();

  await openDesk("ada", "en", "/admin", page);
  await signOutInAnotherTab(page);
  await expectQuiet();

  await openDesk("sam", "en", "/admin", page);
  const release = await holdRequests(page, "**/auth/v1/user");
  await page.reload();
  await signOut.click();
  await expect(page).toHaveURL("/auth");
  release();
  await expectQuiet();
});

async function signOutInAnotherTab(page: Page) {
  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: access.signOut }).click();
}

/** As if the access token had expired and the refresh token were known to nobody. */
async function expireSession(page: Page) {
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const spoilt = { ...kept, expires_at: 1_700_000_000, refresh_token: "not-a-token" };
    localStorage.setItem(key, JSON.stringify(spoilt));
  }, sessionKey);
}
