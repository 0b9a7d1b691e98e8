import type { HeroView } from "../../scene/hero/hero-camera.ts";
import type { HeroMoment } from "../../scene/hero/hero-moment.ts";
import { HeroScene } from "../../scene/hero/hero-scene.ts";
import type { Side, Theme } from "../../scene/kit/shading/side.ts";
import { createRenderer } from "./create-renderer.ts";
import { AccumulationRenderer } from "./accumulation-renderer.ts";

export interface Still {
  width: number;
  height: number;
  samples: number;
  side: Side;
  theme: Theme;
  /** The colour of the background; transparent without. */
  background?: string;
  moment?: Partial<HeroMoment>;
  view?: Partial<HeroView>;
}

/** Runs in the browser. Returns the still as a data URL of a PNG. */
export function renderStill({
  width,
  height,
  samples,
  side,
  theme,
  background,
  moment,
  view,
}: Still): string {
  const renderer = createRenderer();
  const shadowBlending = background ? "linear" : "encoded";
  const hero = new HeroScene(renderer, { side, theme, shadowBlending, shadowSize: 2048, pixelsPerMm: 20 });
  hero.pose(moment);
  const focus = hero.setView({ aspect: width / height, ...view });
  const accumulation = new AccumulationRenderer(renderer, width, height);
  accumulation.setToneMapping("aces", theme === "board" ? 1.1 : 1, background);
  accumulation.render(hero.scene, hero.camera, samples, { key: hero.key, keyRadius: 0.1, focus });
  console.log(JSON.stringify(renderer.info.render));
  return renderer.domElement.toDataURL("image/png");
}

Object.assign(window, { renderStill });
