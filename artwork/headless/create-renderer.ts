import { PCFShadowMap, WebGLRenderer } from "three";

/** Runs in the browser: a renderer with shadows, whose canvas keeps the picture until it is read. */
export function createRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}
