import { studioEnvironment } from "../kit/shading/studio-environment.ts";
import { createRenderer } from "../headless/create-renderer.ts";
import { Stage } from "../pictures/stage.ts";
import type { View } from "../pictures/view.ts";
import { AccumulationRenderer } from "../headless/accumulation-renderer.ts";
import type { Context } from "./ink.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

export interface Quality {
  /** Pixels of the frame's width. */
  readonly width: number;
  /** How many exposures make a frame in which something moves. */
  readonly samples: number;
}

/** The table of the still pictures with a film camera over it. */
export class FilmSet {
  readonly stage: Stage;
  readonly #accumulation: AccumulationRenderer;
  readonly #quality: Quality;
  /** What was exposed at rest, by its state. */
  readonly #stills = new Map<string, OffscreenCanvas>();
  #shown: CanvasImageSource;

  constructor(quality: Quality) {
    const renderer = createRenderer();
    this.stage = new Stage(renderer);
    this.#quality = quality;
    this.#shown = renderer.domElement;
    this.#accumulation = new AccumulationRenderer(
      renderer,
      quality.width,
      (quality.width * frameHeight) / frameWidth,
    );
    this.paper("#F5F2EA");
    this.stage.key.shadow.mapSize.set(1024, 1024);
    // Few exposures make a frame: each shadow of the sky has to be soft by itself.
    this.stage.dome.shadow.mapSize.set(512, 512);
    this.stage.dome.shadow.radius = 7;
    const { camera } = this.stage;
    camera.aspect = frameWidth / frameHeight;
  }

  /** The background of the picture. */
  paper(color: string, exposure = 0.95): void {
    this.#accumulation.setToneMapping("aces", exposure, color);
  }

  /** Lights the room; to be called when all marks are drawn. */
  ready(theme: "paper" | "board" = "paper"): void {
    const { stage } = this;
    stage.shared.uAtlas.value = stage.atlas.texture();
    stage.scene.environment = studioEnvironment(this.#accumulation.renderer, {
      side: -1,
      theme,
      gain: 1,
      upperPanelGain: 1,
    });
  }

  look(view: View): void {
    const { stage } = this;
    stage.setView(view);
    stage.camera.updateProjectionMatrix();
    stage.camera.updateMatrixWorld();
  }

  /**
   * Exposes the scene. `pose` sets it up for a moment, `moment` and a little later while the shutter is open; `state` names
   * everything that differs between frames, so that a scene at rest is exposed once, and well.
   */
  expose(state: string, isMoving: boolean, pose: (later: number) => void): void {
    const still = this.#stills.get(state);
    if (still) {
      this.#shown = still;
      return;
    }
    const { stage } = this;
    const samples = isMoving ? this.#quality.samples : this.#quality.samples * 5;
    stage.key.shadow.radius = 1 + this.lampSize * 42;
    pose(0);
    stage.scene.updateMatrixWorld(true);
    this.#accumulation.render(stage.scene, stage.camera, samples, {
      focus: stage.target,
      key: stage.key,
      keyRadius: this.lampSize,
      dome: stage.dome,
      beforeSample: (sample, count) => {
        pose(isMoving ? shutter * (sample / count) : 0);
        stage.scene.updateMatrixWorld(true);
      },
    });
    this.#shown = this.#accumulation.renderer.domElement;
    if (!isMoving) this.#shown = this.#keep(state);
  }

  #keep(state: string): OffscreenCanvas {
    const picture = this.#accumulation.renderer.domElement;
    const still = new OffscreenCanvas(picture.width, picture.height);
    still.getContext("2d")?.drawImage(picture, 0, 0);
    this.#stills.set(state, still);
    return still;
  }

  /** Radius of the key lamp as a fraction of its distance: small is a hard sun. */
  lampSize = 0.09;

  /** Lays what was exposed over the sheet. */
  show(sheet: Context, strength = 1): void {
    sheet.save();
    sheet.globalAlpha = strength;
    sheet.drawImage(this.#shown, 0, 0, frameWidth, frameHeight);
    sheet.restore();
  }
}

/** Open for half a frame, in seconds. */
const shutter = 0.5 / 24;
