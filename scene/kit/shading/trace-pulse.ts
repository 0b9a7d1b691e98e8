/**
 * GLSL for nets that draw themselves and then carry pulses. `net` is the attribute aTrace: length so far, length of the net,
 * delay, and side across the ribbon (-1…1).
 */
export const tracePulse = /* glsl */ `
  float drawnLength(vec4 net, float drawn) {
    return clamp((drawn - net.z) / .55, 0., 1.) * (net.y + .01);
  }

  float gaussian(float x) {
    return exp(-x * x);
  }

  float drawingHead(vec4 net, float drawn, float width) {
    float progress = (drawn - net.z) / .55;
    float behind = drawnLength(net, drawn) - net.x;
    float head = step(0., behind) * gaussian(behind / (width * 1.6)) * step(0., progress) * step(progress, 1.);
    float tail = (1. - smoothstep(0., 12., behind)) * (1. - smoothstep(1., 1.15, progress)) * step(0., progress);
    return head + .25 * tail;
  }

  // Every net has its own period, and three in ten have no pulse.
  float idlePulse(vec4 net, float time, float width) {
    float chance = fract(net.z * 37.7);
    float period = 3.2 + chance * 5.;
    float ahead = net.x - (mod(time + chance * 40., period) * 34. - 4.);
    float tail = .4 * exp(-max(-ahead, 0.) / 4.5) * step(ahead, 0.);
    return step(.3, chance) * (gaussian(ahead / width) + tail);
  }

  float pulseLight(vec4 net, float drawn, float time, float width) {
    return drawingHead(net, drawn, width) + step(1.2, drawn) * idlePulse(net, time, width);
  }
`;
