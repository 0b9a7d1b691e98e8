import { lead } from "../parts/lead.ts";
import { contact } from "../parts/mezzanine.ts";
import { passive } from "../parts/passives.ts";
import { pin } from "../parts/pin-header.ts";
import type { Solid } from "../solid/solid.ts";
import type { InstanceKind } from "./layout.ts";

/** The parts drawn as instances, each of unit size where its instances are scaled. */
export const instancedParts: Record<InstanceKind, (solid: Solid) => void> = {
  capacitor: (solid) => passive(solid, "capacitor"),
  resistor: (solid) => passive(solid, "resistor"),
  lead: (solid) => lead(solid),
  pin: (solid) => pin(solid, 0.46, 6.4),
  contact: (solid) => contact(solid),
};
