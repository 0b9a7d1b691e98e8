/** The building in section, in units of the frame. Floors are counted from the ground, which is 0; 6 is the roof. */
export const ground = 676;
export const floorHeight = 82;
export const walls = { left: 465, right: 815 } as const;
export const stairs = { left: 597, right: 682 } as const;
export const shaft = { left: 682, right: 727 } as const;
export const tank = { left: 483, right: 571, bottom: 150, top: 74 } as const;
export const roof = levelOf(6);
export const batteryFloor = 2;

export function levelOf(floor: number): number {
  return ground - floorHeight * floor;
}

export const floors = [0, 1, 2, 3, 4, 5] as const;

/** The rooms beside the core on every floor, from their inner faces. */
export function roomsOf(floor: number): { left: number; right: number; top: number; bottom: number }[] {
  const top = levelOf(floor + 1) + 3;
  const bottom = levelOf(floor) - (floor > 0 ? 3 : 0);
  return [
    { left: walls.left + 3, right: stairs.left, top, bottom },
    { left: shaft.right, right: walls.right - 3, top, bottom },
  ];
}
