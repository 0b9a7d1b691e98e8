import { PCFShadowMap, WebGLRenderer } from "three";

/** Runs in the browser: draws with shadows on a canvas of its own, which keeps what was drawn until it is read. */
export function createRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}
