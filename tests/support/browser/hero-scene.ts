import { expect, type Page, type Worker } from "@playwright/test";
import { waitForFrames } from "../page-checks/wait-for-frames.ts";

export const sceneScript = "**/assets/worker-*.js";

/** Scripts that run in the scene's worker before its own, each simulating an environment. */
export const workerPatches = {
  /** A graphics processor, as far as anyone can tell. */
  graphicsProcessor: `
    const named = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === 0x9246 ? "Tested GPU" : named.call(this, name);
    };`,
  /** One that is fast, because nothing is really drawn; every frame is a tenth of a second later. */
  instantGraphicsProcessor: `
    self.now = self.frames = self.triangles = 0;
    self.requestAnimationFrame = (draw) => setTimeout(() => (self.frames++, draw((self.now += 100))), 1);
    self.cancelAnimationFrame = clearTimeout;
    const note = (mode, count, instances = 1) => {
      self.draws++;
      if (mode === 4) self.triangles += (count / 3) * instances;
    };
    const { prototype } = WebGL2RenderingContext;
    prototype.drawElements = (mode, count) => note(mode, count);
    prototype.drawArrays = (mode, first, count) => note(mode, count);
    prototype.drawElementsInstanced = (mode, count, type, offset, instances) => note(mode, count, instances);`,
  /** Draws as many frames as it is told to: in software each takes a second, and the browser ends only once all are drawn. */
  singleFrame: `
    self.framesLeft = 1;
    const next = self.requestAnimationFrame;
    self.requestAnimationFrame = (draw) => (self.framesLeft-- > 0 ? next(draw) : -1);`,
  noWebgl: "OffscreenCanvas.prototype.getContext = () => null;",
  broken: `OffscreenCanvas.prototype.getContext = () => { throw new Error("The test broke it"); };`,
};

/** Counts what is drawn and keeps the contexts it is drawn with. */
const recordDraws = `
  self.draws = 0;
  self.contexts = [];
  const opened = OffscreenCanvas.prototype.getContext;
  OffscreenCanvas.prototype.getContext = function (kind, options) {
    const context = opened.call(this, kind, options);
    if (kind === "webgl2") self.contexts.push(context);
    return context;
  };
  for (const draw of ["drawElements", "drawElementsInstanced"]) {
    const drawn = WebGL2RenderingContext.prototype[draw];
    WebGL2RenderingContext.prototype[draw] = function (...how) {
      self.draws++;
      return drawn.apply(this, how);
    };
  }`;

/** Runs scripts in the scene's worker before its own. Call it before the page is opened. */
export async function patchSceneWorker(page: Page, ...scripts: string[]) {
  await page.route(sceneScript, async (route) => {
    const response = await route.fetch();
    const before = [recordDraws, ...scripts].map((script) => `{${script}}\n`).join("");
    await route.fulfill({ response, body: before + (await response.text()) });
  });
}

/** Where nothing but the processor draws, which others use too, the first picture takes longer than anything else in a test. */
const drawnInSoftware = { timeout: 20_000 };

export async function waitForScene(page: Page, scene: "placeholder" | "loaded" | "still" | "unavailable") {
  await expect(page.locator("[data-scene]")).toHaveAttribute("data-scene", scene, drawnInSoftware);
}

/** The worker that draws. */
export function sceneWorker(page: Page): Worker {
  const [worker] = page.workers();
  if (!worker) throw new Error("No scene runs");
  return worker;
}

/** How many things were drawn in this many frames of the page. */
export async function countDraws(page: Page, frames: number): Promise<number> {
  const before = await totalDraws(page);
  await waitForFrames(page, frames);
  return (await totalDraws(page)) - before;
}

export function totalDraws(page: Page): Promise<number> {
  return sceneWorker(page).evaluate<number>("self.draws");
}

/** What a frame costs, the mean of those drawn in this many frames of the page: draw calls and triangles, shadows included. */
export async function measureFrameCost(page: Page, pageFrames: number) {
  const worker = sceneWorker(page);
  await worker.evaluate("self.frames = self.draws = self.triangles = 0");
  await waitForFrames(page, pageFrames);
  const [frames, draws, triangles] = await worker.evaluate<[number, number, number]>(
    "[self.frames, self.draws, self.triangles]",
  );
  return { draws: draws / frames, triangles: triangles / frames };
}
