import { PMREMGenerator, Scene, type Texture, type WebGLRenderer } from "three";
import { studioPanel, type StudioPanel } from "./studio-panel.ts";
import { studioWalls } from "./studio-walls.ts";
import type { Side, Theme } from "./side.ts";

export interface StudioOptions {
  readonly side?: Side;
  readonly theme?: Theme;
  readonly gain?: number;
  /** Gain of a second background panel higher up, for steeper views. */
  readonly upperPanelGain?: number;
  /** Panels of one picture, for dark glass to reflect: it is black otherwise. */
  readonly extraPanels?: readonly StudioPanel[];
}

/**
 * A photo studio as environment map. It is rendered, so it must be rendered again after a lost context.
 */
export function studioEnvironment(
  renderer: WebGLRenderer,
  { side = -1, theme = "paper", gain = 1, upperPanelGain = 0, extraPanels = [] }: StudioOptions = {},
): Texture {
  const scene = new Scene();
  const panels = [...standingPanels(side, theme, gain), ...extraPanels];
  if (upperPanelGain > 0) {
    panels.push({
      width: 34,
      height: 14,
      position: [-side * 4, 19, -20],
      gain: 1.5 * upperPanelGain,
      softness: 0.5,
      gradient: 0.5,
    });
  }
  const meshes = [studioWalls(side, theme), ...panels.map(studioPanel)];
  scene.add(...meshes);
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0, 0.1, 100);
  generator.dispose();
  for (const { geometry, material } of meshes) {
    geometry.dispose();
    material.dispose();
  }
  return texture;
}

function standingPanels(side: Side, theme: Theme, gain: number): StudioPanel[] {
  return [
    softbox(side, gain),
    {
      width: 15,
      height: 10,
      position: [side * 2, 20, -5],
      gain: 2.4 * gain,
      color: "#f4f7ff",
      softness: 0.5,
    },
    ...rimStrips(side, gain),
    backgroundSheen(theme),
    ...flags(side),
  ];
}

function softbox(side: Side, gain: number): StudioPanel {
  return {
    width: 12,
    height: 10,
    position: [side * 15, 14, 8],
    gain: 9 * gain,
    color: "#fff4e6",
    softness: 0.45,
  };
}

function rimStrips(side: Side, gain: number): StudioPanel[] {
  return [
    { width: 2.6, height: 18, position: [-side * 17, 8, -9], gain: 11 * gain, color: "#eaf2ff" },
    { width: 1.8, height: 14, position: [side * 13, 6, -16], gain: 6 * gain, color: "#fff0dc" },
  ];
}

function backgroundSheen(theme: Theme): StudioPanel {
  return {
    width: 38,
    height: 15,
    position: [0, 10.5, -24],
    gain: theme === "paper" ? 1.5 : 1,
    color: "#fffdf8",
    softness: 0.42,
    gradient: 0.55,
  };
}

// A black flag between key and camera gives cylinders a dark line; the other darkens the side opposite to the key.
function flags(side: Side): StudioPanel[] {
  return [
    { width: 3.2, height: 16, position: [side * 6, 6, 19], gain: 0, softness: 0.3 },
    { width: 7, height: 18, position: [-side * 18, 6, 8], gain: 0.02, color: "#000000", softness: 0.4 },
  ];
}
