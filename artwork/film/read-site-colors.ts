import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findColor } from "../../app/firm-colors.server.ts";
import type { SiteColors } from "./colors.ts";

const stylesheet = join(import.meta.dirname, "../../firm/colors.css");

/** Reads the firm's colours that the film uses. */
export async function readSiteColors(): Promise<SiteColors> {
  const css = await readFile(stylesheet, "utf8");
  const find = (name: string) => findColor(css, name);
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
