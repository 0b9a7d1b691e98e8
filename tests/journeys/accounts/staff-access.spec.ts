import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/seeded-server.ts";

const sessionEnded = "Your session has ended.";

test("an account that is no admin is told so, and offered nothing that cannot work", async ({
  page,
  signIn,
}) => {
  await signIn("sam");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page).toHaveTitle("Access Denied · Nawat");
  await expect(page.getByText("sam@example.com")).toBeVisible();
  await expect(page.getByText("There is already an admin. Ask an admin for access.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Grant Admin Access/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("to an account that is no admin, the security test says that access was denied", async ({
  page,
  signIn,
}) => {
  await signIn("sam");
  await page.goto("/security-test");
  await expect(page.getByText("Signed in as sam@example.com")).toBeVisible();
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByRole("heading", { name: "Access Properly Denied" })).toBeVisible();
  await expect(page.getByText(/^Access denied: this account is not on the team/)).toBeVisible();
  await expect(page.getByText(/Retrieved/)).toHaveCount(0);
});

test("a second security test shows nothing of the first, and what one account saw is no result for the next", async ({
  page,
  signIn,
}) => {
  await signIn("ada");
  await page.goto("/security-test");
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText("Retrieved 5 inquiries")).toBeVisible();
  const release = await holdResponses(page, "**/rest/v1/inquiries*");
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByRole("button", { name: "Testing…" })).toBeVisible();
  await expect(page.getByText("Retrieved 5 inquiries")).toHaveCount(0);
  await release();
  await expect(page.getByText("Retrieved 5 inquiries")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Not signed in")).toBeVisible();
  await expect(page.getByText("Retrieved 5 inquiries")).toHaveCount(0);
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByRole("heading", { name: "Access Properly Denied" })).toBeVisible();
});

test.describe("the end of a session is announced", () => {
  test("when it was ended elsewhere", async ({ page, signIn, request, site }) => {
    await signIn("ada");
    await page.goto("/admin");
    await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
    await endAllSessions(page, request, site.url);
    await page.reload();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  });

  test("when it cannot be renewed any more, at the admin page and at the security test", async ({
    page,
    signIn,
  }) => {
    await signIn("ada");
    await page.goto("/security-test");
    await expect(page.getByText("Signed in as")).toBeVisible();
    await expireSession(page);
    await page.reload();
    await expect(page.getByText(sessionEnded.slice(0, -1))).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/admin");
    await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
    await expireSession(page);
    await page.reload();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText(sessionEnded)).toBeVisible();
  });
});

test.describe("the end of a session is not announced", () => {
  test("to who signs out, while an answer about the session is still under way", async ({
    page,
    signIn,
    request,
    site,
  }) => {
    await signIn("ada");
    await page.goto("/admin");
    await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
    await endAllSessions(page, request, site.url);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
    await expect(page.getByText(sessionEnded)).toHaveCount(0);
  });

  test("in a tab whose owner signed out in another", async ({ page, signIn }) => {
    await signIn("ada");
    await page.goto("/admin");
    await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/admin");
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
    await expect(page.getByText(sessionEnded)).toHaveCount(0);
  });

  test("when the admin page opens before the sign-out is done", async ({ page, signIn }) => {
    await signIn("sam");
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    const release = await holdResponses(page, "**/auth/v1/user");
    await page.reload();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await release();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
    await expect(page.getByText(sessionEnded)).toHaveCount(0);
  });
});

/** Holds responses of this address until the returned function is called. */
async function holdResponses(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return async () => resolve();
}

/** As if the access token had expired and the refresh token were known to nobody. */
async function expireSession(page: Page) {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("supabase.auth.token") ?? "{}");
    const spoilt = { ...kept, expires_at: 1_700_000_000, refresh_token: "not-a-token" };
    localStorage.setItem("supabase.auth.token", JSON.stringify(spoilt));
  });
}

async function endAllSessions(page: Page, request: APIRequestContext, url: string) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("supabase.auth.token") ?? "{}").access_token,
  );
  const answer = await request.post(`${url}/auth/v1/logout?scope=global`, {
    headers: { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}
