/** How far the parts of a kind rise in the exploded view, in millimetres. */
export const lifts = { pads: 0, small: 7, chip: 15, connector: 20, tall: 24 } as const;
