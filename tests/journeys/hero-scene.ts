import { expect, type Page, type Worker } from "@playwright/test";
import { prepareBrowser } from "../browser.ts";

/** For `test.use`: a browser that draws WebGL, in software, since machines that test have no graphics processor. */
export async function browserWithWebgl() {
  const { executablePath } = await prepareBrowser();
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--font-render-hinting=none",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  };
}

export const sceneScript = "**/assets/scene-*.js";

/** What a test has the scene's worker meet, each a script that runs in it before the scene's own. */
export const worlds = {
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
  noWebgl: "OffscreenCanvas.prototype.getContext = () => null;",
  broken: `OffscreenCanvas.prototype.getContext = () => { throw new Error("The test broke it"); };`,
};

/** Counts what is drawn and keeps the contexts it is drawn with. */
const watch = `
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

/** Puts scripts before the scene's own, to be called before the page is opened. */
export async function meet(page: Page, ...scripts: string[]) {
  await page.route(sceneScript, async (route) => {
    const response = await route.fetch();
    const before = [watch, ...scripts].map((script) => `{${script}}\n`).join("");
    await route.fulfill({ response, body: before + (await response.text()) });
  });
}

export async function untilScene(page: Page, scene: "placeholder" | "loaded" | "still" | "unavailable") {
  await expect(page.locator(".hero")).toHaveAttribute("data-scene", scene, { timeout: 30_000 });
}

/** The worker that draws. */
export function sceneWorker(page: Page): Worker {
  const [worker] = page.workers();
  if (!worker) throw new Error("No scene runs");
  return worker;
}

/** How many things were drawn in this many milliseconds. */
export async function drawsIn(page: Page, milliseconds: number): Promise<number> {
  const before = await drawsSoFar(page);
  await page.waitForTimeout(milliseconds);
  return (await drawsSoFar(page)) - before;
}

export function drawsSoFar(page: Page): Promise<number> {
  return sceneWorker(page).evaluate<number>("self.draws");
}

/** What a frame costs, the mean of those drawn in this many milliseconds: draw calls and triangles, shadows included. */
export async function costOfFrame(page: Page, milliseconds: number) {
  const worker = sceneWorker(page);
  await worker.evaluate("self.frames = self.draws = self.triangles = 0");
  await page.waitForTimeout(milliseconds);
  const [frames, draws, triangles] = await worker.evaluate<[number, number, number]>(
    "[self.frames, self.draws, self.triangles]",
  );
  return { draws: draws / frames, triangles: triangles / frames };
}
