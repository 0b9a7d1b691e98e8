import { createRenderer } from "../headless/create-renderer.ts";
import { type Picture, Stage } from "./stage.ts";

export interface PictureOptions {
  width: number;
  height: number;
  samples: number;
}

/** Runs in the browser: renders a picture and returns it as a data URL of a PNG. */
export async function renderPicture(
  picture: Picture,
  { width, height, samples }: PictureOptions,
): Promise<string> {
  const renderer = createRenderer();
  const stage = new Stage(renderer);
  await picture(stage);
  stage.render(width, height, samples);
  return renderer.domElement.toDataURL("image/png");
}
