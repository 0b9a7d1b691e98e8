/** Lengths of the arm in millimetres: from the board to J1's plane, up to J2, link by link, and from the wrist to the fingertips. */
export const armSizes = { turret: 16.6, shoulder: 18, upperArm: 66, forearm: 60, tool: 28.9 } as const;

/** From one link's origin to the next: J4 sits in the forearm, J6 behind the wrist, the fingers on their rails. */
export const linkOffsets = { roll: 23.8, flange: 7.4, rails: 9.6 } as const;
