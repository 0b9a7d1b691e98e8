import { createRenderer } from "../headless/create-renderer.ts";
import { type Picture, Stage } from "./stage.ts";

export interface Exposure {
  width: number;
  height: number;
  samples: number;
}

/** Runs in the browser: arranges the picture, exposes it and returns it as a data URL of a PNG. */
export async function takePicture(picture: Picture, { width, height, samples }: Exposure): Promise<string> {
  const renderer = createRenderer();
  const stage = new Stage(renderer);
  await picture(stage);
  stage.shoot(width, height, samples);
  return renderer.domElement.toDataURL("image/png");
}
