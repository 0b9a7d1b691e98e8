import type { WebGLRenderer } from "three";
import { heroView } from "../hero/hero-camera.ts";
import { HeroScene } from "../hero/hero-scene.ts";
import type { FromWorker, Frame, ToWorker } from "./messages.ts";
import { Motion } from "./motion.ts";
import { AdaptivePixelRatio } from "./adaptive-pixel-ratio.ts";
import { createRenderer } from "./create-renderer.ts";

/** In seconds. After a pause between frames the scene goes on where it was. */
const longestStep = 0.1;

/** How far the scene lags behind the scrolling page, in heights of its picture. Above the words it must not come to lie on them. */
const scrollLag = { beside: 0.17, above: 0.08 };

/** Draws the hero on a canvas of the page, as long as it is visible and something moves. */
export class HeroAnimation {
  readonly #renderer: WebGLRenderer;
  readonly #hero: HeroScene;
  readonly #send: (message: FromWorker) => void;
  readonly #pixelRatio: AdaptivePixelRatio;
  #motion: Motion | undefined;
  #frame: Frame;
  #isVisible = true;
  #isPaused = false;
  #isContextLost = false;
  /** The next frame is due even if nothing moves. */
  #needsFrame = true;
  #announcesFirstFrame = true;
  #frames = 0;
  #request = 0;
  #last = 0;

  constructor(
    { canvas, frame, side, theme }: ToWorker & { type: "open" },
    send: (message: FromWorker) => void,
  ) {
    this.#send = send;
    this.#frame = frame;
    this.#pixelRatio = new AdaptivePixelRatio(frame.pixelRatio);
    this.#renderer = createRenderer(canvas, theme);
    canvas.addEventListener("webglcontextlost", () => this.#handleContextLost());
    canvas.addEventListener("webglcontextrestored", () => this.#handleContextRestored());
    this.#hero = new HeroScene(this.#renderer, { theme, side, pixelsPerMm: 12, shadowBlending: "encoded" });
    this.#applySize();
  }

  /** Compiles every shader program, so that the first frame does not wait for them. */
  async prepare(): Promise<void> {
    await this.#renderer.compileAsync(this.#hero.scene, this.#hero.camera);
  }

  start(intro: boolean): void {
    this.#motion = new Motion({ intro });
    this.#requestFrame();
  }

  resize(frame: Frame): void {
    this.#frame = frame;
    this.#needsFrame = true;
    this.#requestFrame();
  }

  handleInput(message: ToWorker & { type: "pointer" | "scroll" }): void {
    if (message.type === "pointer") this.#motion?.followPointer(message.x, message.y);
    else this.#motion?.followScroll(message.progress);
    this.#requestFrame();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#requestFrame();
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#requestFrame();
  }

  #applySize(): void {
    const { width, height, art } = this.#frame;
    this.#renderer.setPixelRatio(this.#pixelRatio.value);
    // The page's style sizes the canvas; one that belongs to a worker has none.
    this.#renderer.setSize(width, height, false);
    this.#hero.camera.setViewOffset(art.width, art.height, -art.x, -art.y, width, height);
  }

  #requestFrame(): void {
    if (this.#request !== 0 || !this.#shouldDraw()) return;
    this.#last = 0;
    this.#request = requestAnimationFrame((now) => this.#tick(now));
  }

  #shouldDraw(): boolean {
    return (
      this.#motion !== undefined &&
      this.#isVisible &&
      !this.#isContextLost &&
      (this.#needsFrame || (!this.#isPaused && !this.#motion.isAtRest))
    );
  }

  #tick(now: number): void {
    this.#request = 0;
    if (!this.#motion || !this.#shouldDraw()) return;
    const passed = this.#last === 0 ? 0 : now - this.#last;
    this.#last = now;
    const hasFewerPixels = passed > 0 && this.#pixelRatio.recordFrame(passed);
    if (this.#needsFrame || hasFewerPixels) this.#applySize();
    this.#needsFrame = false;
    this.#motion.advance(Math.min(longestStep, passed / 1000));
    this.#draw(this.#motion);
    if (this.#announcesFirstFrame) this.#send({ type: "first-frame" });
    this.#announcesFirstFrame = false;
    if (this.#shouldDraw()) this.#request = requestAnimationFrame((next) => this.#tick(next));
  }

  #draw({ moment, pointer, exploded }: Motion): void {
    const { shadowMap } = this.#renderer;
    const { art, width, height } = this.#frame;
    shadowMap.autoUpdate = !this.#pixelRatio.halvesShadows || this.#frames % 2 === 0;
    this.#frames++;
    this.#hero.pose(moment);
    // The parts follow the page a little slower than it scrolls, so that they stay visible longer.
    const lag = exploded * (width > height ? scrollLag.beside : scrollLag.above);
    this.#hero.setView({
      aspect: art.width / art.height,
      distance: heroView.distance * (1 + exploded * 0.12),
      pointer,
      shift: [0, (-2 * lag * art.height) / height],
    });
    this.#renderer.render(this.#hero.scene, this.#hero.camera);
  }

  #handleContextLost(): void {
    this.#isContextLost = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#send({ type: "context-lost" });
  }

  #handleContextRestored(): void {
    // three uploads geometry and textures again; the room was rendered, and has to be rendered anew.
    this.#hero.renderEnvironment();
    this.#isContextLost = false;
    this.#needsFrame = this.#announcesFirstFrame = true;
    this.#requestFrame();
  }
}
