import { PCFShadowMap, WebGLRenderer } from "three";
import { type Picture, Stage } from "./stage.ts";

export interface Exposure {
  width: number;
  height: number;
  samples: number;
}

/** Runs in the browser: arranges the picture, exposes it and returns it as a PNG's data address. */
export async function takePicture(picture: Picture, { width, height, samples }: Exposure): Promise<string> {
  const canvas = document.createElement("canvas");
  const renderer = new WebGLRenderer({ canvas, alpha: true, preserveDrawingBuffer: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const stage = new Stage(renderer);
  await picture(stage);
  stage.shoot(width, height, samples);
  return canvas.toDataURL("image/png");
}
