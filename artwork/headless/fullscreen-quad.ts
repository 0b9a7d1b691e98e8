import { type Material, Mesh, OrthographicCamera, PlaneGeometry, Scene, type WebGLRenderer } from "three";

/** Renders a material to the whole target. */
export class FullscreenQuad {
  readonly #mesh = new Mesh<PlaneGeometry, Material>(new PlaneGeometry(2, 2));
  readonly #scene = new Scene().add(this.#mesh);
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor() {
    this.#mesh.frustumCulled = false;
  }

  draw(renderer: WebGLRenderer, material: Material): void {
    this.#mesh.material = material;
    renderer.render(this.#scene, this.#camera);
  }
}
