import { Color, CustomBlending, OneFactor, ShaderMaterial } from "three";
import type { SharedUniforms } from "./shared-uniforms.ts";
import { tracePulse } from "./trace-pulse.ts";

/** Glow round the pulses on the nets, with additive blending, instead of a bloom pass. */
export function haloMaterial(shared: SharedUniforms, color = "#ff9a4a"): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { ...shared, uColor: { value: new Color(color) }, uGain: { value: 1 } },
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    vertexShader: /* glsl */ `
      attribute vec4 aTrace;
      varying vec4 vTrace;
      void main() {
        vTrace = aTrace;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec4 vTrace;
      uniform float uDraw, uTime, uPulse, uGain;
      uniform vec3 uColor;
      ${tracePulse}
      void main() {
        float light = pulseLight(vTrace, uDraw, uTime, 1.5) * uPulse;
        if (vTrace.x > drawnLength(vTrace, uDraw) + 1.5 || light < .01) discard;
        float across = exp(-vTrace.w * vTrace.w * 4.5) - .011;
        gl_FragColor = vec4(uColor * light * across * .55 * uGain, 0.);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  });
}
