import {
  DirectionalLight,
  Group,
  Mesh,
  type Material,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  type WebGLRenderer,
} from "three";
import { keyLight } from "../../scene/kit/shading/key-light.ts";
import { partMaterial } from "../../scene/kit/shading/part-material.ts";
import type { StudioPanel } from "../../scene/kit/shading/studio-panel.ts";
import { studioEnvironment } from "../../scene/kit/shading/studio-environment.ts";
import type { Side } from "../../scene/kit/shading/side.ts";
import { sharedUniforms } from "../../scene/kit/shading/shared-uniforms.ts";
import { MarkAtlas } from "../../scene/kit/marks.ts";
import type { Solid } from "../../scene/kit/solid/solid.ts";
import { AccumulationRenderer } from "../headless/accumulation-renderer.ts";
import { shadowGround } from "./shadow-ground.ts";
import { pointCamera, type View } from "./view.ts";

/** Adds a subject to the stage and points the camera at it. */
export type Picture = (stage: Stage) => Promise<void> | void;

/** A scene to render pictures of: ground that shows only shadows, key light, dome light, camera with a narrow field of view. */
export class Stage {
  readonly scene = new Scene();
  readonly atlas = new MarkAtlas(2048);
  readonly shared = sharedUniforms();
  readonly material: Material = partMaterial(this.shared, { moves: false, grain: true });
  /** Panels of this picture alone, for dark glass to reflect. */
  readonly extraPanels: StudioPanel[] = [];
  readonly camera = new PerspectiveCamera(14, 1.5, 100, 3000);
  readonly key = keyLight({ side: -1, size: 2048, span: 130, intensity: 2.6, radius: 1.5 });
  readonly dome = new DirectionalLight("#eef2f6", 1.2);
  readonly target = new Vector3();
  private readonly renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    this.renderer = renderer;
    this.shared.uGrain.value = 0.6;
    this.shared.uEnvDiffuse.value = 0.35;
    this.shared.uPulse.value = 0;
    this.dome.castShadow = true;
    this.dome.shadow.mapSize.set(2048, 2048);
    this.dome.shadow.radius = 3;
    this.scene.environmentIntensity = 0.8;
    // The key first: the ground's shader distinguishes the lights by their order.
    this.scene.add(this.key, this.key.target, this.dome, this.dome.target);
    this.aimLights([0, 10, 0], 130);
  }

  get keyDirection(): Vector3 {
    return this.key.position.clone().sub(this.key.target.position).normalize();
  }

  /** Adds the ground at a height; it shows shadows within `reach` of its middle. */
  addGround(height = 0, reach = 300): void {
    this.scene.add(shadowGround(height, reach));
  }

  /** Aims the lights at a point; they cast shadows within `span` of it. `side` is that of the key light. */
  aimLights(at: readonly [number, number, number], span: number, side: Side = -1): void {
    for (const light of [this.key, this.dome]) {
      light.target.position.set(...at);
      const { camera } = light.shadow;
      // The dome light is often low: its long shadows would be cut off at the edge of the map.
      const reach = light === this.dome ? span * 1.9 : span;
      camera.left = camera.bottom = -reach;
      camera.right = camera.top = reach;
      camera.near = light === this.dome ? -200 : 40;
      camera.far = 620;
      light.shadow.bias = -0.0003;
      light.shadow.normalBias = 0.06;
      camera.updateProjectionMatrix();
    }
    this.key.position.set(side * 150, 190, 110).add(this.key.target.position);
  }

  /** Adds a solid to the scene, or to another parent. */
  add(solid: Solid, parent: Object3D = this.scene, material: Material = this.material): Mesh {
    const mesh = new Mesh(solid.build(), material);
    mesh.castShadow = mesh.receiveShadow = true;
    parent.add(mesh);
    return mesh;
  }

  /** Adds an empty group. */
  addGroup(x = 0, y = 0, z = 0): Group {
    const group = new Group();
    group.position.set(x, y, z);
    this.scene.add(group);
    return group;
  }

  setView(view: View): void {
    this.target.set(...view.target);
    this.camera.near = view.distance - 400;
    this.camera.far = view.distance + 1200;
    pointCamera(this.camera, view);
  }

  /** Renders the picture to the renderer's canvas. */
  render(width: number, height: number, samples: number): void {
    this.shared.uAtlas.value = this.atlas.texture();
    this.scene.environment = studioEnvironment(this.renderer, {
      upperPanelGain: 1,
      extraPanels: this.extraPanels,
    });
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.scene.updateMatrixWorld(true);
    const accumulation = new AccumulationRenderer(this.renderer, width, height);
    accumulation.setToneMapping("aces", 0.95);
    accumulation.render(this.scene, this.camera, samples, {
      focus: this.target,
      key: this.key,
      keyRadius: 0.13,
      dome: this.dome,
    });
  }
}
