import { studioEnvironment } from "../../scene/kit/shading/studio-environment.ts";
import { createRenderer } from "../headless/create-renderer.ts";
import { Stage } from "../pictures/stage.ts";
import type { View } from "../pictures/view.ts";
import { AccumulationRenderer } from "../headless/accumulation-renderer.ts";
import type { Context } from "./strokes.ts";
import { colors } from "./colors.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

export interface Quality {
  /** Pixels of the frame's width. */
  readonly width: number;
  /** Samples of a frame in which something moves. */
  readonly samples: number;
}

/** Renders a stage to frames of the film. Frames without motion are cached. */
export class FrameRenderer {
  readonly stage: Stage;
  readonly #accumulation: AccumulationRenderer;
  readonly #quality: Quality;
  /** Cached frames without motion, by state. */
  readonly #stills = new Map<string, OffscreenCanvas>();
  #current: CanvasImageSource;

  constructor(quality: Quality) {
    const renderer = createRenderer();
    this.stage = new Stage(renderer);
    this.#quality = quality;
    this.#current = renderer.domElement;
    this.#accumulation = new AccumulationRenderer(
      renderer,
      quality.width,
      (quality.width * frameHeight) / frameWidth,
    );
    this.setBackground(colors.paper);
    this.stage.key.shadow.mapSize.set(1024, 1024);
    // A frame has few samples, so each shadow of the dome light has to be soft.
    this.stage.dome.shadow.mapSize.set(512, 512);
    this.stage.dome.shadow.radius = 7;
    const { camera } = this.stage;
    camera.aspect = frameWidth / frameHeight;
  }

  /** The background of the picture. */
  setBackground(color: string, exposure = 0.95): void {
    this.#accumulation.setToneMapping("aces", exposure, color);
  }

  /** Renders the environment map; to be called when all marks are drawn. */
  renderEnvironment(theme: "paper" | "board" = "paper"): void {
    const { stage } = this;
    stage.shared.uAtlas.value = stage.atlas.texture();
    stage.scene.environment = studioEnvironment(this.#accumulation.renderer, {
      side: -1,
      theme,
      gain: 1,
      upperPanelGain: 1,
    });
  }

  setView(view: View): void {
    const { stage } = this;
    stage.setView(view);
    stage.camera.updateProjectionMatrix();
    stage.camera.updateMatrixWorld();
  }

  /**
   * Renders the scene. `pose` sets it to a moment; its argument is the time since the shutter opened. `state` is the key of
   * the cache: a frame without motion is rendered once, with more samples.
   */
  render(state: string, isMoving: boolean, pose: (offset: number) => void): void {
    const still = this.#stills.get(state);
    if (still) {
      this.#current = still;
      return;
    }
    const { stage } = this;
    const samples = isMoving ? this.#quality.samples : this.#quality.samples * 5;
    stage.key.shadow.radius = 1 + this.keyRadius * 42;
    pose(0);
    stage.scene.updateMatrixWorld(true);
    this.#accumulation.render(stage.scene, stage.camera, samples, {
      focus: stage.target,
      key: stage.key,
      keyRadius: this.keyRadius,
      dome: stage.dome,
      beforeSample: (sample, count) => {
        pose(isMoving ? shutter * (sample / count) : 0);
        stage.scene.updateMatrixWorld(true);
      },
    });
    this.#current = this.#accumulation.renderer.domElement;
    if (!isMoving) this.#current = this.#cache(state);
  }

  #cache(state: string): OffscreenCanvas {
    const picture = this.#accumulation.renderer.domElement;
    const still = new OffscreenCanvas(picture.width, picture.height);
    still.getContext("2d")?.drawImage(picture, 0, 0);
    this.#stills.set(state, still);
    return still;
  }

  /** Radius of the key light as a fraction of its distance: small is hard light. */
  keyRadius = 0.09;

  /** Draws what was rendered last. */
  draw(context: Context, opacity = 1): void {
    context.save();
    context.globalAlpha = opacity;
    context.drawImage(this.#current, 0, 0, frameWidth, frameHeight);
    context.restore();
  }
}

/** The shutter is open for half a frame (180°), in seconds. */
const shutter = 0.5 / 24;
