import { expect, test } from "vitest";
import { heroBoard } from "./hero-board.ts";

test("the hero's board stands mirrored in Arabic", () => {
  const noAtlas = { mark: () => [0, 0, 1, 1] as const };
  const [leads, mirrored] = ([1, -1] as const).map((mirror) => heroBoard(noAtlas, mirror).instances.lead);
  const positions = (instances = leads) => instances?.map(({ matrix }) => matrix.elements[12] ?? 0);
  expect(positions()?.length).toBeGreaterThan(100);
  expect(positions(mirrored)).toEqual(positions()?.map((x) => -x));
});
