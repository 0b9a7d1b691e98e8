import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from "three";

type Drawing = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

/** A display behind dark glass, on y = 0, facing up; `draw` draws its light on black. */
export function glassDisplay(width: number, height: number, draw: Drawing): Mesh {
  const pixelsPerMm = 24;
  const canvas = new OffscreenCanvas(Math.round(width * pixelsPerMm), Math.round(height * pixelsPerMm));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D context for the display.");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelsPerMm, pixelsPerMm);
  draw(context, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  const plane = new PlaneGeometry(width, height);
  plane.rotateX(-Math.PI / 2);
  const glass = new MeshStandardMaterial({
    color: "#07090a",
    roughness: 0.08,
    metalness: 0,
    emissive: "#ffffff",
    emissiveMap: texture,
    emissiveIntensity: 1.1,
  });
  const display = new Mesh(plane, glass);
  display.receiveShadow = true;
  return display;
}
