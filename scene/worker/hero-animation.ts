import type { WebGLRenderer } from "three";
import { heroView } from "../hero/hero-camera.ts";
import { HeroScene } from "../hero/hero-scene.ts";
import type { FromWorker, Frame, ToWorker } from "./messages.ts";
import { Motion } from "./motion.ts";
import { Sharpness } from "./sharpness.ts";
import { stageRenderer } from "./animation-renderer.ts";

/** Seconds: after a longer pause the story goes on where it was, it does not jump. */
const longestStep = 0.1;

/**
 * How far it lags behind a page that scrolls, as a share of the picture's height: beside the words, and above them, where
 * it must not come to lie on them.
 */
const scrollLag = { beside: 0.17, above: 0.08 };

/** Draws the hero on a canvas of the page, as long as it is seen and something moves. */
export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #hero: HeroScene;
  readonly #tell: (message: FromWorker) => void;
  readonly #sharpness: Sharpness;
  #motion: Motion | undefined;
  #frame: Frame;
  #seen = true;
  #paused = false;
  #lost = false;
  /** What is on the canvas is not what it should be, even if nothing moves. */
  #stale = true;
  #tellsFirst = true;
  #frames = 0;
  #request = 0;
  #last = 0;

  constructor(
    { canvas, frame, side, theme }: ToWorker & { type: "open" },
    tell: (message: FromWorker) => void,
  ) {
    this.#tell = tell;
    this.#frame = frame;
    this.#sharpness = new Sharpness(frame.pixelRatio);
    this.#renderer = stageRenderer(canvas, theme);
    canvas.addEventListener("webglcontextlost", () => this.#lose());
    canvas.addEventListener("webglcontextrestored", () => this.#restore());
    this.#hero = new HeroScene(this.#renderer, { theme, side, pixelsPerMm: 12, shadowBlending: "encoded" });
    this.#fit();
  }

  /** Lets the machine prepare every program before the first frame. */
  async prepare(): Promise<void> {
    await this.#renderer.compileAsync(this.#hero.scene, this.#hero.camera);
  }

  start(intro: boolean): void {
    this.#motion = new Motion({ intro });
    this.#wake();
  }

  resize(frame: Frame): void {
    this.#frame = frame;
    this.#stale = true;
    this.#wake();
  }

  follow(message: ToWorker & { type: "pointer" | "scroll" }): void {
    if (message.type === "pointer") this.#motion?.followPointer(message.x, message.y);
    else this.#motion?.followScroll(message.way);
    this.#wake();
  }

  see(seen: boolean): void {
    this.#seen = seen;
    this.#wake();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#wake();
  }

  #fit(): void {
    const { width, height, art } = this.#frame;
    this.#renderer.setPixelRatio(this.#sharpness.ratio);
    // The page's style sizes the canvas; one that belongs to a worker has none.
    this.#renderer.setSize(width, height, false);
    this.#hero.camera.setViewOffset(art.width, art.height, -art.x, -art.y, width, height);
  }

  #wake(): void {
    if (this.#request !== 0 || !this.#moves()) return;
    this.#last = 0;
    this.#request = requestAnimationFrame((now) => this.#tick(now));
  }

  #moves(): boolean {
    return (
      this.#motion !== undefined &&
      this.#seen &&
      !this.#lost &&
      (this.#stale || (!this.#paused && !this.#motion.rests))
    );
  }

  #tick(now: number): void {
    this.#request = 0;
    if (!this.#motion || !this.#moves()) return;
    const passed = this.#last === 0 ? 0 : now - this.#last;
    this.#last = now;
    const isTooSharp = passed > 0 && this.#sharpness.note(passed);
    if (this.#stale || isTooSharp) this.#fit();
    this.#stale = false;
    this.#motion.advance(Math.min(longestStep, passed / 1000));
    this.#draw(this.#motion);
    if (this.#tellsFirst) this.#tell({ type: "first" });
    this.#tellsFirst = false;
    if (this.#moves()) this.#request = requestAnimationFrame((next) => this.#tick(next));
  }

  #draw({ moment, pointer, exploded }: Motion): void {
    const { shadowMap } = this.#renderer;
    const { art, width, height } = this.#frame;
    shadowMap.autoUpdate = !this.#sharpness.halvesShadows || this.#frames % 2 === 0;
    this.#frames++;
    this.#hero.pose(moment);
    // What has come apart moves down the page a little slower than the page moves up, to be seen longer.
    const lag = exploded * (width > height ? scrollLag.beside : scrollLag.above);
    this.#hero.look({
      aspect: art.width / art.height,
      distance: heroView.distance * (1 + exploded * 0.12),
      pointer,
      shift: [0, (-2 * lag * art.height) / height],
    });
    this.#renderer.render(this.#hero.scene, this.#hero.camera);
  }

  #lose(): void {
    this.#lost = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#tell({ type: "lost" });
  }

  #restore(): void {
    // Geometry and textures are sent again by three; the room was drawn, and its drawing is gone.
    this.#hero.lightRoom();
    this.#lost = false;
    this.#stale = this.#tellsFirst = true;
    this.#wake();
  }
}
