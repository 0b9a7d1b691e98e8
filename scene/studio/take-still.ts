import type { HeroView } from "../hero/hero-camera.ts";
import type { HeroMoment } from "../hero/hero-moment.ts";
import { HeroScene } from "../hero/hero-scene.ts";
import type { Side, Theme } from "../kit/light/side.ts";
import { newRenderer } from "./new-renderer.ts";
import { Studio } from "./studio.ts";

export interface Still {
  width: number;
  height: number;
  samples: number;
  side: Side;
  theme: Theme;
  /** Laid under it; without, the page shows through. */
  paper?: string;
  moment?: Partial<HeroMoment>;
  view?: Partial<HeroView>;
}

/** Runs in the browser. Returns the still as a PNG's data address. */
export function takeStill({ width, height, samples, side, theme, paper, moment, view }: Still): string {
  const renderer = newRenderer();
  const shadowBlending = paper ? "linear" : "encoded";
  const hero = new HeroScene(renderer, { side, theme, shadowBlending, shadowSize: 2048, pixelsPerMm: 20 });
  hero.pose(moment);
  const focus = hero.look({ aspect: width / height, ...view });
  const studio = new Studio(renderer, width, height);
  studio.tone("aces", theme === "board" ? 1.1 : 1, paper);
  studio.render(hero.scene, hero.camera, samples, { key: hero.key, lamp: 0.1, focus });
  console.log(JSON.stringify(renderer.info.render));
  return renderer.domElement.toDataURL("image/png");
}

Object.assign(window, { takeStill });
