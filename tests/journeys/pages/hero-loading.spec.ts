import { gzipSync } from "node:zlib";
import { patchSceneWorker, waitForScene, workerPatches } from "../../support/browser/hero-scene.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

test("the scene's script is at most 200 KB on the wire", async ({ request }) => {
  const scripts: string[] = [];
  let text = await (await request.get("/en")).text();
  for (const name of ["entry.page", "hero.island", "worker"]) {
    const [url = ""] = text.match(new RegExp(`assets/${name}-[\\w-]+\\.js`)) ?? [];
    scripts.push((text = await (await request.get(`/${url}`)).text()));
  }
  expect(scripts.at(-1)?.length).toBeGreaterThan(100_000);
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
});

test("nothing of it is requested before first paint, nothing shifts when it loads, and text stays the largest paint", async ({
  page,
}) => {
  await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.instantGraphicsProcessor);
  await page.addInitScript(() => {
    const seen: { shift: number; largest: string[] } = { shift: 0, largest: [] };
    Object.assign(window, { seen });
    interface Shift {
      value: number;
      sources: { previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A font swap that moves nothing is reported as a shift, too.
    const hasMoved = ({ previousRect: from, currentRect: to }: Shift["sources"][number]) =>
      from.x !== to.x || from.y !== to.y || from.width !== to.width || from.height !== to.height;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (entry.sources.some(hasMoved)) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest.push((entry as PerformanceEntry & { element: Element }).element.localName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await openPage(page, "/en");
  await waitForScene(page, "loaded");
  await waitForFrames(page, 60);
  const [painted] = await page.evaluate(() =>
    performance.getEntriesByType("paint").map(({ startTime }) => startTime),
  );
  const asked = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === "script" || initiatorType === "other")
      .filter(({ name }) => !/\/(entry\.)?page-/.test(name))
      .map(({ startTime }) => startTime),
  );
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Infinity);
  const seen = await page.evaluate("window.seen");
  expect(seen).toMatchObject({ shift: 0 });
  expect(Object.values(seen as object)[1]).not.toContain("div");
});

test("only the page with the scene has a trusted-types policy, and the policy allows nothing else", async ({
  context,
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/en")).toMatch(/; trusted-types scene(;|$)/);
  expect(await policyOf("/en/services")).toContain("trusted-types 'none'");

  // A page without the console check, because it logs errors.
  const page = await context.newPage();
  await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.instantGraphicsProcessor);
  await openPage(page, "/en");
  await waitForScene(page, "loaded");
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): unknown } };
    const tries = [
      () => new Worker("/assets/scene.js"),
      () => trustedTypes.createPolicy("scene"),
      () => trustedTypes.createPolicy("another"),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return "let through";
      } catch (error) {
        return `${error}`.replace(/:.*/s, "");
      }
    });
  });
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
});
