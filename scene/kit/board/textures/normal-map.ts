import { seededRandom } from "../seeded-random.ts";

const steepness = 0.045;
const orangePeel = 3;

/** A normal map from the red channel of a height picture, roughened a little as sprayed mask is. */
export function normalsOf(picture: ImageData): Uint8Array {
  const heights = heightsOf(picture);
  const { width, height } = picture;
  const normals = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const row = y * width;
      const left = heights[row + Math.max(0, x - 1)] ?? 0;
      const right = heights[row + Math.min(width - 1, x + 1)] ?? 0;
      const normalX = (left - right) * steepness;
      const normalY = ((heights[above + x] ?? 0) - (heights[below + x] ?? 0)) * steepness;
      const scale = 127.5 / Math.sqrt(normalX * normalX + normalY * normalY + 1);
      const index = (row + x) * 4;
      normals[index] = normalX * scale + 127.5;
      normals[index + 1] = normalY * scale + 127.5;
      normals[index + 2] = scale + 127.5;
      normals[index + 3] = 255;
    }
  }
  return normals;
}

function heightsOf({ data }: ImageData): Float32Array {
  const random = seededRandom(3);
  const heights = new Float32Array(data.length / 4);
  for (let index = 0; index < heights.length; index++) {
    heights[index] = (data[index * 4] ?? 0) + (random() - 0.5) * orangePeel;
  }
  return heights;
}
