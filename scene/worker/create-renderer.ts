import { ACESFilmicToneMapping, PCFShadowMap, WebGLRenderer } from "three";
import type { Theme } from "../kit/shading/side.ts";

/** A renderer with a transparent background: the page shows through. Throws where the canvas has no WebGL. */
export function createRenderer(canvas: OffscreenCanvas, theme: Theme): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    powerPreference: "high-performance",
  });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = theme === "board" ? 1.1 : 1;
  renderer.setClearColor(0, 0);
  return renderer;
}
