import { Group, Mesh, PerspectiveCamera, Scene, type Vector3, type WebGLRenderer } from "three";
import type { Board } from "../kit/board/board.ts";
import { heroBoard } from "./board/hero-board.ts";
import { led } from "./board/placement.ts";
import { haloMaterial } from "../kit/shading/halo-material.ts";
import { keyLight } from "../kit/shading/key-light.ts";
import { partMaterial } from "../kit/shading/part-material.ts";
import { studioEnvironment } from "../kit/shading/studio-environment.ts";
import { ledGlow } from "../kit/shading/led-glow.ts";
import { sharedUniforms } from "../kit/shading/shared-uniforms.ts";
import type { Side, Theme } from "../kit/shading/side.ts";
import { traceMaterial } from "../kit/shading/trace-material.ts";
import { MarkAtlas } from "../kit/marks.ts";
import { boardMeshes } from "../kit/board/board-meshes.ts";
import { smootherstep } from "../kit/interpolation.ts";
import { explodeGuides } from "./explode-guides.ts";
import { heroGuides } from "./hero-guides.ts";
import { HeroArm } from "./hero-arm.ts";
import { aimCamera, heroView, type HeroView } from "./hero-camera.ts";
import { HeroChip } from "./hero-chip.ts";
import { HeroGround, type ShadowBlending } from "./hero-ground.ts";
import { finished, type HeroMoment } from "./hero-moment.ts";

export interface HeroOptions {
  /** The background on which it is shown. */
  theme?: Theme;
  /** -1: key light from the left, arm on the right (English); 1 for Arabic. */
  side?: Side;
  /** Pixels of the shadow map along an edge. */
  shadowSize?: number;
  pixelsPerMm?: number;
  shadowBlending?: ShadowBlending;
}

/** The floating board with its arm, on the site's first screen. Lengths are mm, y is up, the board's top is at 0. */
export class HeroScene {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera();
  readonly shared = sharedUniforms();
  readonly key;
  readonly board: Board;
  readonly #renderer: WebGLRenderer;
  readonly #theme: Theme;
  readonly #side: Side;
  readonly #mirror: 1 | -1;
  /** Everything that floats. */
  readonly #floating = new Group();
  readonly #arm: HeroArm;
  readonly #chip: HeroChip;
  readonly #ground: HeroGround;
  readonly #glow: ReturnType<typeof ledGlow>["uniforms"];
  readonly #castsWhenMoving: readonly Mesh[];
  #exploded = 0;

  constructor(renderer: WebGLRenderer, options: HeroOptions = {}) {
    const { theme = "paper", side = -1, shadowSize = 1024, pixelsPerMm = 15 } = options;
    this.#renderer = renderer;
    this.#theme = theme;
    this.#side = side;
    this.#mirror = side < 0 ? 1 : -1;
    this.key = keyLight({ side, size: shadowSize, intensity: theme === "paper" ? 3.4 : 3.1 });
    this.shared.uGrain.value = 0.6;

    const atlas = new MarkAtlas();
    const grained = partMaterial(this.shared, { moves: false, grain: true });
    this.board = heroBoard(atlas, this.#mirror);
    this.#arm = new HeroArm(atlas, grained, side);
    this.#chip = new HeroChip(atlas, grained, this.#mirror);
    this.shared.uAtlas.value = atlas.texture();

    const bake = this.board.bake(this.key.position);
    const { meshes, castsWhenMoving } = boardMeshes(this.board, this.shared, { side, pixelsPerMm, bake });
    this.#castsWhenMoving = castsWhenMoving;
    const glow = ledGlow({ size: 14 });
    glow.mesh.position.set(led.x * this.#mirror, 0.75, led.z);
    glow.mesh.renderOrder = 6;
    this.#glow = glow.uniforms;
    const guides = explodeGuides(heroGuides(this.board), this.shared, theme);
    this.#floating.add(...meshes, ...this.#traces(), glow.mesh, guides, this.#arm.arm.root, this.#chip.mesh);
    this.#ground = new HeroGround(this.board, theme, options.shadowBlending ?? "linear");
    this.scene.add(this.#floating, this.#ground.mesh, this.key, this.key.target);
    this.renderEnvironment();
    this.pose();
    this.setView();
  }

  #traces(): Mesh[] {
    const highlighted = this.board.traces.filter((trace) => trace.highlighted);
    const copper = new Mesh(this.board.ribbons(highlighted), traceMaterial(this.shared));
    copper.receiveShadow = true;
    const halo = new Mesh(this.board.halo(highlighted), haloMaterial(this.shared));
    halo.renderOrder = 5;
    return [copper, halo];
  }

  /** Renders the environment map. It is lost with the WebGL context and must be rendered again. */
  renderEnvironment(): void {
    this.scene.environment?.dispose();
    this.scene.environment = studioEnvironment(this.#renderer, { side: this.#side, theme: this.#theme });
  }

  /** Sets the scene to a moment; defaults are those of `finished`. */
  pose(part: Partial<HeroMoment> = {}): void {
    const moment = { ...finished, ...part };
    const exploded = (this.#exploded = smootherstep(moment.exploded));
    const sway = moment.isFloating ? Math.sin(moment.time * 0.9) * 0.8 : 0;
    this.#floating.position.y = sway + exploded * 16;
    this.#setUniforms(moment, exploded);
    this.#arm.pose(moment, exploded);
    this.#floating.updateMatrixWorld(true);
    this.#chip.pose(moment, exploded, this.#arm.arm.tip);
    this.#ground.pose(exploded, this.#arm.joints(), this.#arm.arrival, this.key.position);
    const moves = exploded > 0.001 || moment.landed < 1.2;
    for (const mesh of this.#castsWhenMoving) mesh.castShadow = moves;
  }

  #setUniforms(moment: HeroMoment, exploded: number): void {
    const { shared } = this;
    shared.uExplode.value = exploded;
    shared.uLand.value = moment.landed;
    shared.uDraw.value = moment.drawn;
    shared.uTime.value = moment.time;
    shared.uPulse.value = moment.pulse;
    shared.uPartShadow.value = 1 - exploded;
    shared.uArmShadow.value = smootherstep((moment.landed - 0.6) / 0.45) * (1 - exploded);
    shared.uBoard.value.set(66, 44, this.#floating.position.y, 1 - exploded);
    this.#glow.uGain.value = moment.led * (1 - exploded * 0.6);
  }

  /** Aims the camera, after `pose`; defaults are those of `heroView`. Returns the point it looks at. */
  setView(part: Partial<HeroView> = {}): Vector3 {
    return aimCamera(this.camera, { ...heroView, ...part }, this.#mirror, this.#exploded);
  }
}
