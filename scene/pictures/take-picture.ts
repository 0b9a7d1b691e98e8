import { newRenderer } from "../studio/new-renderer.ts";
import { type Picture, Stage } from "./stage.ts";

export interface Exposure {
  width: number;
  height: number;
  samples: number;
}

/** Runs in the browser: arranges the picture, exposes it and returns it as a PNG's data address. */
export async function takePicture(picture: Picture, { width, height, samples }: Exposure): Promise<string> {
  const renderer = newRenderer();
  const stage = new Stage(renderer);
  await picture(stage);
  stage.shoot(width, height, samples);
  return renderer.domElement.toDataURL("image/png");
}
