import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, polygon } from "../../../scene/kit/solid/outlines.ts";
import type { Profile } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A threaded rod standing on y = 0, drawn as rings instead of a helix. */
export function threadedRod(solid: Solid, radius: number, length: number, pitch = radius * 0.36): Solid {
  const ridges = Math.max(1, Math.floor(length / pitch));
  const step = length / ridges;
  const profile: Profile = Array.from({ length: ridges * 2 + 1 }, (_, index): [number, number, number] => [
    index % 2 ? radius : radius * 0.88,
    (index * step) / 2,
    0.02,
  ]);
  return solid.sweep(circle(24), profile, { capBottom: false });
}

/** A hexagon nut lying on y = 0, `width` across flats, chamfered like a real one, with its bore. */
export function hexagonNut(solid: Solid, width: number, height: number, bore: number): Solid {
  const radius = width / Math.sqrt(3);
  const corners = Array.from({ length: 6 }, (_, corner): [number, number] => {
    const angle = (corner / 6) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const edge = width * 0.06;
  solid.sweep(
    polygon(corners),
    [
      [-edge * 0.6, 0],
      [0, edge],
      [0, height - edge],
      [-edge * 0.6, height],
    ],
    { bevel: 0.05 },
  );
  return solid.at(0, height + 0.01, 0, (top) =>
    top
      .annulus(bore, width * 0.46, 24, 0)
      .setFinish(finishes.hole)
      .disc(bore, 18, 0.005),
  );
}

/** A flat washer lying on y = 0. */
export function washer(solid: Solid, bore: number, radius: number, height: number): Solid {
  return solid.sweep(
    circle(28),
    [
      [bore, height * 0.1],
      [bore, 0],
      [radius, 0],
      [radius, height, 0.08],
      [bore, height, 0.08],
      [bore, 0],
    ],
    { capBottom: false, capTop: false },
  );
}

/** A cap screw standing head up: the head's underside is at y = 0, the shank goes down. */
export function capScrew(solid: Solid, radius: number, length: number): Solid {
  const head = radius * 1.75;
  solid.sweep(
    circle(24),
    [
      [head, 0, 0.1],
      [head, radius * 2, 0.25],
      [radius * 1.02, radius * 2, 0.1],
      [radius * 0.98, radius * 0.9],
    ],
    { capTop: false },
  );
  solid.at(0, 0, 0, (socket) =>
    socket
      .save()
      .setFinish(finishes.hole)
      .disc(radius * 1.02, 6, radius * 0.9)
      .restore(),
  );
  return solid
    .save()
    .rotateX(Math.PI)
    .setFinish(finishes.screw)
    .at(0, 0, 0, (shank) => threadedRod(shank, radius, length))
    .restore();
}
