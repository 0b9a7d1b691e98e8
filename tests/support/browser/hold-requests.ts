import type { Page } from "@playwright/test";

/** Holds requests to this address; resolves with what lets them and all later ones go on. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // The page may have gone on.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
