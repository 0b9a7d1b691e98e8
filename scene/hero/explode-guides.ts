import { BufferGeometry, Color, Float32BufferAttribute, LineSegments, ShaderMaterial } from "three";
import { brandColors } from "../kit/brand-colors.ts";
import type { SharedUniforms } from "../kit/shading/shared-uniforms.ts";
import type { Theme } from "../kit/shading/side.ts";

/** A vertical guide between two heights of the completely exploded view. */
export interface Guide {
  x: number;
  z: number;
  from: number;
  to: number;
}

/** Dashed lines from parts to their positions, as in an exploded assembly drawing. */
export function explodeGuides(guides: readonly Guide[], shared: SharedUniforms, theme: Theme): LineSegments {
  const ends = guides.flatMap(({ x, z, from, to }) => [x, from, z, x, to, z]);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(ends, 3));
  const color = new Color(brandColors[theme === "paper" ? "copper" : "copper-bright"]);
  const material = new ShaderMaterial({
    uniforms: { ...shared, uColor: { value: color } },
    transparent: true,
    premultipliedAlpha: true,
    vertexShader: /* glsl */ `
      uniform float uExplode;
      varying float vHeight;
      void main() {
        vec3 end = position;
        end.y *= uExplode;
        vHeight = end.y;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(end, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying float vHeight;
      uniform float uExplode;
      uniform vec3 uColor;
      void main() {
        if (fract(vHeight / 2.4) > .62) discard;
        float alpha = smoothstep(.15, .6, uExplode) * .8;
        gl_FragColor = vec4(uColor, alpha);
        #include <colorspace_fragment>
        gl_FragColor.rgb *= alpha;
      }`,
  });
  const lines = new LineSegments(geometry, material);
  lines.frustumCulled = false;
  return lines;
}
