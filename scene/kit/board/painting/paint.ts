import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
  type Texture,
} from "three";
import type { BoardLayout } from "../board-layout.ts";
import { boardCanvas } from "./canvas.ts";
import { maskLayers } from "./mask-layers.ts";
import { normalsOf } from "./normal-map.ts";

/** The two textures of a board's top. */
export interface BoardPaint {
  readonly map: CanvasTexture<OffscreenCanvas>;
  readonly normal: DataTexture;
}

/** Paints the solder mask in colour and in relief, both from the same layers. */
export function paintBoard(board: BoardLayout, pixelsPerMm: number): BoardPaint {
  const colour = boardCanvas(board, pixelsPerMm);
  const relief = boardCanvas(board, pixelsPerMm);
  for (const layer of maskLayers(board)) {
    colour.fillStyle = layer.colour;
    colour.strokeStyle = layer.colour;
    layer.draw(colour);
    relief.fillStyle = layer.height;
    relief.strokeStyle = layer.height;
    layer.draw(relief);
  }
  const { width, height } = relief.canvas;
  const heights = relief.getImageData(0, 0, width, height);
  const map = new CanvasTexture(colour.canvas);
  map.colorSpace = SRGBColorSpace;
  const normal = new DataTexture(normalsOf(heights), width, height, RGBAFormat, UnsignedByteType);
  for (const texture of [map, normal]) sharpen(texture);
  return { map, normal };
}

function sharpen(texture: Texture): void {
  texture.flipY = false;
  texture.anisotropy = 8;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
}
