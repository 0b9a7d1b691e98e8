import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Board } from "../board.ts";

const light = new Vector3(-150, 190, 110);

/** The four channels and the order at a position of a board's bake, 0…1. */
function sampler(board: Board) {
  const { bake, landing } = board.bake(light, 3);
  const { width, data } = bake.image;
  const at = (x: number, z: number) => {
    const index = Math.floor((z + board.depth / 2) * 3) * width + Math.floor((x + board.width / 2) * 3);
    const [occlusion = 0, key = 0, armOcclusion = 0, armKey = 0] = [0, 1, 2, 3].map(
      (channel) => (data?.[index * 4 + channel] ?? 0) / 255,
    );
    return { occlusion, key, armOcclusion, armKey, order: (landing.image.data?.[index] ?? 0) / 255 };
  };
  return at;
}

describe("the bake", () => {
  it("leaves an empty board open", () => {
    const at = sampler(new Board(40, 30));
    expect(at(0, 0)).toEqual({ occlusion: 1, key: 1, armOcclusion: 1, armKey: 1, order: 0 });
  });

  it("darkens the board beside a part, on the side away from the light most", () => {
    const board = new Board(60, 40);
    board.addOccluder(0, 0, 8, 8, 6, { order: 0.6 });
    const at = sampler(board);
    expect(at(4.6, 0).occlusion).toBeLessThan(0.75);
    expect(at(25, 0).occlusion).toBeGreaterThan(0.97);
    expect(at(6, -4).key).toBeLessThan(0.2);
    expect(at(-6, 4).key).toBe(1);
    expect(at(5, 0).order).toBeCloseTo(0.6, 1);
    expect(at(5, 0).armOcclusion).toBe(1);
  });

  it("lets each part bring its own shade", () => {
    const board = new Board(60, 40);
    board.addOccluder(-15, 0, 4, 4, 3, { order: 0.2 });
    board.addOccluder(15, 0, 4, 4, 3, { order: 0.8 });
    const at = sampler(board);
    expect(at(-12.6, 0).order).toBeCloseTo(0.2, 1);
    expect(at(12.6, 0).order).toBeCloseTo(0.8, 1);
  });

  it("keeps the arm's shade apart from the parts'", () => {
    const board = new Board(60, 40);
    board.addOccluder(0, 0, 10, 10, 8, { round: true, arm: true });
    const at = sampler(board);
    expect(at(5.6, 0).armOcclusion).toBeLessThan(0.8);
    expect(at(5.6, 0).occlusion).toBe(1);
  });

  it("follows a mirrored layout", () => {
    const board = new Board(60, 40, { mirror: -1 });
    board.addOccluder(-15, 0, 8, 8, 6, { order: 0.6 });
    const at = sampler(board);
    expect(at(19.6, 0).occlusion).toBeLessThan(0.75);
    expect(at(-19.6, 0).occlusion).toBeGreaterThan(0.9);
  });
});
