import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat } from "three";

const size = 48;
const strands = 8;

/** One tile of braid as a colour map and a normal map. It needs both to look like metal. */
export function braid(): { map: DataTexture; normalMap: DataTexture } {
  const map = new Uint8Array(size * size * 4);
  const normalMap = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const slopeX = (height(x - 1, y) - height(x + 1, y)) * 2.2;
      const slopeY = (height(x, y - 1) - height(x, y + 1)) * 2.2;
      const length = Math.hypot(slopeX, slopeY, 1);
      const texel = (y * size + x) * 4;
      const [red = 0, green = 0, blue = 0] = [slopeX, slopeY, 1].map((part) => (part / length + 1) * 127.5);
      normalMap.set([red, green, blue, 255], texel);
      const gray = 90 + 165 * height(x, y) ** 0.8;
      map.set([gray, gray, gray, 255], texel);
    }
  }
  return { map: tile(map), normalMap: tile(normalMap) };
}

// Two bundles each way, one passing over the other alternately.
function height(x: number, y: number): number {
  const u = ((x + y) / size) * 2;
  const v = ((x - y) / size) * 2;
  const acrossU = bundleHeight(u);
  const acrossV = bundleHeight(v);
  const uIsOver = ((Math.floor(u) + Math.floor(v)) & 1) === 1;
  return uIsOver
    ? Math.max(acrossU * strandHeight(v), acrossV * 0.55)
    : Math.max(acrossV * strandHeight(u), acrossU * 0.55);
}

function bundleHeight(coordinate: number): number {
  const fromMiddle = 2 * Math.abs(coordinate - Math.floor(coordinate) - 0.5);
  return 1 - fromMiddle * fromMiddle;
}

function strandHeight(coordinate: number): number {
  return 0.85 + 0.15 * Math.cos(Math.PI * strands * coordinate);
}

function tile(texels: Uint8Array<ArrayBuffer>): DataTexture {
  const texture = new DataTexture(texels, size, size, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 8;
  texture.repeat.set(1, 2);
  texture.needsUpdate = true;
  return texture;
}
