/**
 * Accumulation renderer for stills and film: many frames with jittered pixel, lens and lamps, averaged in linear light,
 * tone mapped once and laid over the paper. Runs in the browser.
 */
import {
  type Camera,
  type DirectionalLight,
  FloatType,
  HalfFloatType,
  type Material,
  type Matrix4,
  NearestFilter,
  type PerspectiveCamera,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { FullFrame } from "./full-frame.ts";
import {
  accumulationMaterial,
  setToneMapping,
  type ToneMapping,
  toneMappingMaterial,
} from "./tone-mapping.ts";
import { halton, onDisc, onDome } from "./sampling.ts";

export interface SampleOptions {
  /** Radius of the lens in millimetres; 0 keeps everything sharp. */
  lens?: number;
  /** What stays sharp. */
  focus?: Vector3;
  /** The lamp whose size softens its shadows, `lamp` being its radius as a fraction of its distance. */
  key?: DirectionalLight;
  lamp?: number;
  /** A lamp that stands somewhere else on the sky with every sample: true occlusion of the paper's light. */
  dome?: DirectionalLight;
  /** Called before each sample; may move things and the camera, for motion blur. */
  each?: (sample: number, samples: number) => void;
}

export class AccumulationRenderer {
  readonly renderer: WebGLRenderer;
  readonly width: number;
  readonly height: number;
  readonly #sample: WebGLRenderTarget;
  readonly #sum: WebGLRenderTarget;
  readonly #frame = new FullFrame();
  readonly #add = accumulationMaterial();
  readonly #toneMapping = toneMappingMaterial();

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.renderer = renderer;
    this.width = width;
    this.height = height;
    renderer.setPixelRatio(1);
    renderer.setSize(width, height, false);
    this.#sample = new WebGLRenderTarget(width, height, { type: HalfFloatType });
    this.#sum = new WebGLRenderTarget(width, height, {
      type: FloatType,
      depthBuffer: false,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    this.#toneMapping.uniforms["uSize"]?.value.set(width, height);
  }

  /** Without a paper the picture stays transparent where nothing is. */
  setToneMapping(tone: ToneMapping["tone"], exposure = 1, paper?: string): this {
    setToneMapping(this.#toneMapping, { tone, exposure, paper });
    return this;
  }

  /** Renders `samples` frames and shows their average on the renderer's canvas. */
  render(scene: Scene, camera: PerspectiveCamera, samples: number, options: SampleOptions = {}): void {
    this.#clear();
    const { key, each, lamp = 0.1 } = options;
    const keyHome = key?.position.clone();
    for (let sample = 0; sample < samples; sample++) {
      each?.(sample, samples);
      const home = camera.position.clone();
      const projection = camera.projectionMatrix.clone();
      this.#jitter(camera, sample, samples, options);
      if (key && keyHome) swing(key, keyHome, lamp, sample, samples);
      if (options.dome) raise(options.dome, sample);
      this.#addFrame(scene, camera, 1 / samples);
      camera.position.copy(home);
      setProjection(camera, projection);
    }
    if (key && keyHome) key.position.copy(keyHome);
    this.#toneMapping.uniforms["uSum"] = { value: this.#sum.texture };
    this.#show(this.#toneMapping, null);
  }

  dispose(): void {
    this.#sample.dispose();
    this.#sum.dispose();
  }

  #clear(): void {
    this.renderer.autoClear = true;
    this.renderer.setClearColor(0, 0);
    this.renderer.setRenderTarget(this.#sum);
    this.renderer.clear();
  }

  /** Moves the picture by part of a pixel, and the camera over its lens while the plane of focus stays. */
  #jitter(
    camera: PerspectiveCamera,
    sample: number,
    samples: number,
    { lens = 0, focus }: SampleOptions,
  ): void {
    const projection = camera.projectionMatrix.clone();
    const { elements } = projection;
    elements[8] += ((halton(sample, 2) - 0.5) * 2.2) / this.width;
    elements[9] += ((halton(sample, 3) - 0.5) * 2.2) / this.height;
    if (lens > 0 && focus) {
      const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()];
      camera.updateMatrixWorld();
      camera.matrixWorld.extractBasis(right, up, back);
      const distance = back.dot(camera.position.clone().sub(focus));
      const [x, y] = onDisc(sample, samples, lens);
      camera.position.addScaledVector(right, x).addScaledVector(up, y);
      elements[8] -= (x * elements[0]) / distance;
      elements[9] -= (y * elements[5]) / distance;
    }
    setProjection(camera, projection);
  }

  #addFrame(scene: Scene, camera: Camera, weight: number): void {
    this.renderer.setRenderTarget(this.#sample);
    this.renderer.render(scene, camera);
    this.#add.uniforms["uFrame"] = { value: this.#sample.texture };
    this.#add.uniforms["uWeight"] = { value: weight };
    this.renderer.autoClear = false;
    this.#show(this.#add, this.#sum);
    this.renderer.autoClear = true;
  }

  #show(material: Material, target: WebGLRenderTarget | null): void {
    this.renderer.setRenderTarget(target);
    this.#frame.draw(this.renderer, material);
  }
}

function setProjection(camera: PerspectiveCamera, projection: Matrix4): void {
  camera.projectionMatrix.copy(projection);
  camera.projectionMatrixInverse.copy(projection).invert();
  camera.updateMatrixWorld();
}

/** Puts the lamp somewhere on its own disc. */
function swing(key: DirectionalLight, home: Vector3, lamp: number, sample: number, samples: number): void {
  const across = new Vector3(0, 1, 0).cross(home).normalize();
  const along = home.clone().normalize().cross(across);
  // Steps of seven, so that near samples of the lens meet far samples of the lamp.
  const [x, y] = onDisc((sample * 7) % samples, samples, lamp * home.length(), sample);
  key.position.copy(home).addScaledVector(across, x).addScaledVector(along, y);
}

function raise(dome: DirectionalLight, sample: number): void {
  dome.position.copy(onDome(sample)).multiplyScalar(260).add(dome.target.position);
}
