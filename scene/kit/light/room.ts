import { PMREMGenerator, Scene, type Texture, type WebGLRenderer } from "three";
import { roomPanel, type RoomPanel } from "./room-panel.ts";
import { roomWalls } from "./room-walls.ts";
import type { Side, Theme } from "./side.ts";

export interface RoomOptions {
  readonly side?: Side;
  readonly theme?: Theme;
  readonly gain?: number;
  /** Gain of a second background card higher up, for stills that look down more steeply. */
  readonly high?: number;
  /** Cards for one picture: dark glass is a black hole unless it mirrors something. */
  readonly cards?: readonly RoomPanel[];
}

/**
 * A photographer's room as environment map. It is rendered, so it must be made again after a lost context.
 */
export function studioRoom(
  renderer: WebGLRenderer,
  { side = -1, theme = "paper", gain = 1, high = 0, cards = [] }: RoomOptions = {},
): Texture {
  const scene = new Scene();
  const panels = [...standingPanels(side, theme, gain), ...cards];
  if (high > 0) {
    panels.push({
      width: 34,
      height: 14,
      position: [-side * 4, 19, -20],
      gain: 1.5 * high,
      softness: 0.5,
      gradient: 0.5,
    });
  }
  const meshes = [roomWalls(side, theme), ...panels.map(roomPanel)];
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

function standingPanels(side: Side, theme: Theme, gain: number): RoomPanel[] {
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

function softbox(side: Side, gain: number): RoomPanel {
  return {
    width: 12,
    height: 10,
    position: [side * 15, 14, 8],
    gain: 9 * gain,
    color: "#fff4e6",
    softness: 0.45,
  };
}

function rimStrips(side: Side, gain: number): RoomPanel[] {
  return [
    { width: 2.6, height: 18, position: [-side * 17, 8, -9], gain: 11 * gain, color: "#eaf2ff" },
    { width: 1.8, height: 14, position: [side * 13, 6, -16], gain: 6 * gain, color: "#fff0dc" },
  ];
}

function backgroundSheen(theme: Theme): RoomPanel {
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

// A black flag between key and camera draws the dark line on cylinders; the other takes light from the end side.
function flags(side: Side): RoomPanel[] {
  return [
    { width: 3.2, height: 16, position: [side * 6, 6, 19], gain: 0, softness: 0.3 },
    { width: 7, height: 18, position: [-side * 18, 6, 8], gain: 0.02, color: "#000000", softness: 0.4 },
  ];
}
