/**
 * Accumulation renderer for stills and film: many frames with jittered pixel, lens and lights, averaged in linear light,
 * tone mapped once and composited over the background. Runs in the browser.
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
import { FullscreenQuad } from "./fullscreen-quad.ts";
import {
  accumulationMaterial,
  setToneMapping,
  type ToneMapping,
  toneMappingMaterial,
} from "./tone-mapping.ts";
import { halton, sampleDisc, sampleDome } from "./sampling.ts";

export interface SampleOptions {
  /** Radius of the aperture in millimetres; 0 keeps everything in focus. */
  lensRadius?: number;
  /** The point in focus. */
  focus?: Vector3;
  /** The light whose size softens its shadows, `keyRadius` being its radius as a fraction of its distance. */
  key?: DirectionalLight;
  keyRadius?: number;
  /** A light in another direction of the sky with every sample: ambient occlusion. */
  dome?: DirectionalLight;
  /** Called before each sample; may move objects and the camera, for motion blur. */
  beforeSample?: (sample: number, samples: number) => void;
}

export class AccumulationRenderer {
  readonly renderer: WebGLRenderer;
  readonly width: number;
  readonly height: number;
  readonly #sample: WebGLRenderTarget;
  readonly #sum: WebGLRenderTarget;
  readonly #frame = new FullscreenQuad();
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

  /** Without a background the picture stays transparent where nothing is. */
  setToneMapping(operator: ToneMapping["operator"], exposure = 1, background?: string): this {
    setToneMapping(this.#toneMapping, { operator, exposure, background });
    return this;
  }

  /** Renders `samples` frames and shows their average on the renderer's canvas. */
  render(scene: Scene, camera: PerspectiveCamera, samples: number, options: SampleOptions = {}): void {
    this.#clear();
    const { key, beforeSample, keyRadius = 0.1 } = options;
    const keyPosition = key?.position.clone();
    for (let sample = 0; sample < samples; sample++) {
      beforeSample?.(sample, samples);
      const position = camera.position.clone();
      const projection = camera.projectionMatrix.clone();
      this.#jitter(camera, sample, samples, options);
      if (key && keyPosition) jitterKey(key, keyPosition, keyRadius, sample, samples);
      if (options.dome) jitterDome(options.dome, sample);
      this.#addFrame(scene, camera, 1 / samples);
      camera.position.copy(position);
      setProjection(camera, projection);
    }
    if (key && keyPosition) key.position.copy(keyPosition);
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

  /** Moves the picture by a fraction of a pixel, and the camera over its aperture while the plane of focus stays. */
  #jitter(
    camera: PerspectiveCamera,
    sample: number,
    samples: number,
    { lensRadius = 0, focus }: SampleOptions,
  ): void {
    const projection = camera.projectionMatrix.clone();
    const { elements } = projection;
    elements[8] += ((halton(sample, 2) - 0.5) * 2.2) / this.width;
    elements[9] += ((halton(sample, 3) - 0.5) * 2.2) / this.height;
    if (lensRadius > 0 && focus) {
      const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()];
      camera.updateMatrixWorld();
      camera.matrixWorld.extractBasis(right, up, back);
      const distance = back.dot(camera.position.clone().sub(focus));
      const [x, y] = sampleDisc(sample, samples, lensRadius);
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

/** Moves the light to a point of its disc. */
function jitterKey(
  key: DirectionalLight,
  position: Vector3,
  keyRadius: number,
  sample: number,
  samples: number,
): void {
  const across = new Vector3(0, 1, 0).cross(position).normalize();
  const along = position.clone().normalize().cross(across);
  // In steps of seven, so that samples of lens and light are not correlated.
  const [x, y] = sampleDisc((sample * 7) % samples, samples, keyRadius * position.length(), sample);
  key.position.copy(position).addScaledVector(across, x).addScaledVector(along, y);
}

function jitterDome(dome: DirectionalLight, sample: number): void {
  dome.position.copy(sampleDome(sample)).multiplyScalar(260).add(dome.target.position);
}
