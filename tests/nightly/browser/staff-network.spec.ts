import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../support/browser/desk-server.ts";

/** Two seconds are promised; a busy machine may draw later. */
const promptly = { timeout: 3_500 };

test("offline, the admin page says so at once, keeps its rows, and reloads by itself once online", async ({
  page,
  context,
  openDesk,
}) => {
  await openDesk("ada", "en", "/admin?view=all", page);
  await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible(promptly);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to load inquiries")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);
});

test("offline, the security test says so at once", async ({ page, context }) => {
  await page.goto("/security-test");
  await expect(page.getByText("Not signed in")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText(/^Unexpected error: The server cannot be reached\./)).toBeVisible(promptly);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText("Access Properly Denied")).toBeVisible();
});

test("offline with a session that must be refreshed first, the security test goes on as soon as the network is back", async ({
  page,
  context,
  openDesk,
}) => {
  await page.clock.install();
  await openDesk("ada", "en", "/security-test", page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("supabase.auth.token") ?? "");
    localStorage.setItem("supabase.auth.token", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route("**/auth/v1/**", (route) => route.abort("internetdisconnected"));
  await Promise.all([page.waitForRequest("**/auth/v1/token*"), page.reload()]);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  // The client's own pauses are longer by now than this test waits.
  await page.clock.runFor(7_000);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText("Signed in as ada@example.com")).toBeVisible(promptly);
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText("Retrieved 5 inquiries")).toBeVisible();
});

test("a refused connection is reported at once, not after the client's own retries", async ({
  page,
  openDesk,
}) => {
  await openDesk("ada", "en", "/admin?view=all", page);
  await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
  await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible(promptly);
  await page.unrouteAll();
  await expect(page.getByText("The server cannot be reached.")).toHaveCount(0);
});

for (const { what, path, held, shown } of [
  { what: "the session check", path: "/admin?view=all", held: "**/auth/v1/user", shown: "Buyer 1" },
  {
    what: "the inquiries",
    path: "/admin?view=all",
    held: "**/rest/v1/rpc/show_inquiry_list*",
    shown: "Buyer 1",
  },
  {
    what: "the audit log",
    path: "/admin/audit",
    held: "**/rest/v1/admin_audit_log*",
    shown: "The latest 50 entries",
  },
  { what: "the team", path: "/admin/team", held: "**/rest/v1/rpc/list_team*", shown: "You" },
]) {
  test(`when ${what} is never answered the page says so, and can ask again`, async ({ page, openDesk }) => {
    await openDesk("ada", "en", "/account", page);
    const waiting = await holdRequests(page, held);
    await page.goto(path);
    await expect.poll(() => waiting.length).toBe(1);
    await expect(page.getByText("Still waiting for the server.")).toBeVisible(promptly);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => waiting.length).toBe(2);
    await waiting[1]?.continue();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByText("Still waiting for the server.")).toHaveCount(0);
  });
}

test("a security test that is never answered says so, and shows the answer that comes after all", async ({
  page,
}) => {
  const waiting = await holdRequests(page, "**/rest/v1/inquiries*");
  await page.goto("/security-test");
  await page.getByRole("button", { name: "Test Data Access" }).click();
  await expect(page.getByText("Still waiting for the server.")).toBeVisible(promptly);
  await waiting[0]?.continue();
  await expect(page.getByText("Access Properly Denied")).toBeVisible();
});

test("a session that cannot be renewed for want of a network is neither ended nor forgotten", async ({
  page,
  openDesk,
}) => {
  const token = "**/auth/v1/token*";
  await openDesk("ada", "en", "/admin", page);
  await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("supabase.auth.token") ?? "{}");
    localStorage.setItem("supabase.auth.token", JSON.stringify({ ...kept, expires_at: 1_700_000_000 }));
  });
  const waiting = await holdRequests(page, token);
  await page.reload();
  await expect(page.getByText("Still waiting for the server.")).toBeVisible(promptly);
  await expect(page).toHaveURL("/admin");
  // The client may have given up the first, and asked again.
  await page.unroute(token);
  await Promise.allSettled(waiting.map((route) => route.continue()));
  await expect(page.getByText("Welcome, ada@example.com")).toBeVisible();
});

for (const { answer, response } of [
  { answer: "a 429", response: { status: 429, json: { code: "over_request_rate_limit", message: "x" } } },
  { answer: "a proxy's page", response: { status: 403, contentType: "text/html", body: "<h1>No</h1>" } },
]) {
  test(`${answer} at the refresh signs nobody out`, async ({ openDesk }) => {
    const page = await openDesk("ada", "en", "/admin");
    await page.clock.install();
    await page.reload();
    await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
    let refused = 0;
    await page.route("**/auth/v1/token?grant_type=refresh_token", (route) => {
      refused += 1;
      return route.fulfill(response);
    });
    await page.clock.fastForward("01:00:00");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(async () => {
      // The client tries for half a minute.
      await page.clock.fastForward(5_000);
      const notice = page.getByText("The server is not ready just now.").first();
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(refused).toBeGreaterThan(0);
    await page.unrouteAll();
    // The client asks again after a minute.
    await page.clock.fastForward(61_000);
    await page.getByText("Buyer 1", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeVisible();
  });
}

test("a page that asks for what the server has no more says that it is out of date, and offers to reload", async ({
  page,
  openDesk,
}) => {
  await openDesk("ada", "en", "/account", page);
  await page.route("**/rest/v1/rpc/show_inquiry_list*", (route) =>
    route.fulfill({ status: 404, json: { code: "PGRST202", message: "Could not find the function" } }),
  );
  await page.goto("/admin?view=all");
  await expect(page.getByText(/^The site has been updated since/)).toBeVisible();
  await expect(page.getByText("Reload the page, then try again.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
});

test("a server that is not ready is asked again by itself after the time it named", async ({
  page,
  openDesk,
}) => {
  await openDesk("ada", "en", "/account", page);
  const asked: number[] = [];
  await page.route("**/rest/v1/rpc/show_inquiry_list*", (route) => {
    asked.push(Date.now());
    return asked.length > 1
      ? route.continue()
      : route.fulfill({ status: 503, headers: { "Retry-After": "3" }, body: "" });
  });
  await page.goto("/admin?view=all");
  const notice = page.getByText("The server is not ready just now.");
  await expect(notice).toContainText("This page will try again by itself.");
  await expect(page.getByText("Buyer 1", { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(2_900);
});

/** Holds the first two requests to this address until the test continues them. */
async function holdRequests(page: Page, address: string): Promise<Route[]> {
  const waiting: Route[] = [];
  await page.route(address, (route) => (waiting.length < 2 ? void waiting.push(route) : route.continue()));
  return waiting;
}
