import { finishes } from "../finishes.ts";
import type { Finish } from "../finishes.ts";
import { circle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** The head of a cap screw with its socket, standing on y = 0. */
export function screw(
  solid: Solid,
  radius = 1.5,
  height = 1.4,
  finish: Finish = finishes.screw,
  segments = 12,
): void {
  const profile = [
    [radius, 0, 0],
    [radius, height, 0.18],
    [radius * 0.55, height, 0.08],
    [radius * 0.5, height * 0.45, 0],
  ] as const;
  solid.setFinish(finish).sweep(circle(segments), profile, { capBottom: false, capTop: false });
  solid.setFinish(finishes.hole).at(0, height * 0.45, 0, (socket) => socket.disc(radius * 0.55, 6));
}
