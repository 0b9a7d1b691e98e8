import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteColors } from "./colors.ts";

const stylesheet = join(import.meta.dirname, "../../firm/colors.css");

/** Reads the colours of the site that the film uses from the site's stylesheet. */
export async function readSiteColors(): Promise<SiteColors> {
  const css = await readFile(stylesheet, "utf8");
  const find = (name: string) => {
    const color = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css)?.[1];
    if (!color) throw new Error(`firm/colors.css has no colour "${name}"`);
    return color;
  };
  return {
    paper: find("paper"),
    ink: find("ink"),
    copper: find("copper"),
    danger: find("danger"),
    board: find("board"),
    silkscreen: find("silk"),
    brightCopper: find("copper-bright"),
    led: find("led-bright"),
  };
}
