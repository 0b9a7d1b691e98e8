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
export interface BoardTextures {
  readonly map: CanvasTexture<OffscreenCanvas>;
  readonly normal: DataTexture;
}

/** Paints the colour and the heights of the solder mask, both from the same layers. */
export function paintBoardTextures(board: BoardLayout, pixelsPerMm: number): BoardTextures {
  const color = boardCanvas(board, pixelsPerMm);
  const relief = boardCanvas(board, pixelsPerMm);
  for (const layer of maskLayers(board)) {
    color.fillStyle = layer.color;
    color.strokeStyle = layer.color;
    layer.draw(color);
    relief.fillStyle = layer.height;
    relief.strokeStyle = layer.height;
    layer.draw(relief);
  }
  const { width, height } = relief.canvas;
  const heights = relief.getImageData(0, 0, width, height);
  const map = new CanvasTexture(color.canvas);
  map.colorSpace = SRGBColorSpace;
  const normal = new DataTexture(normalsOf(heights), width, height, RGBAFormat, UnsignedByteType);
  for (const texture of [map, normal]) setSharpFiltering(texture);
  return { map, normal };
}

function setSharpFiltering(texture: Texture): void {
  texture.flipY = false;
  texture.anisotropy = 8;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
}
