import type { coreServices } from "../core-services.ts";
import type { PictureName } from "../picture.tsx";

/** The picture of each core service. */
export const servicePictures = {
  robotics: "robotics-solutions",
  boards: "circuit-board-development",
  firmware: "firmware-development",
  airobotics: "ai-with-robotics",
  iot: "iot-solutions",
  industrial: "industrial-solutions",
} satisfies Record<(typeof coreServices)[number], PictureName>;
