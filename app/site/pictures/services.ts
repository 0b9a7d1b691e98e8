import type { coreServices } from "../core-services.ts";
import robotics from "./service-1.svg";
import boards from "./service-2.svg";
import firmware from "./service-3.svg";
import airobotics from "./service-4.svg";
import iot from "./service-5.svg";
import industrial from "./service-6.svg";

/** The drawing of each core service. */
export const servicePictures: Record<(typeof coreServices)[number], string> = {
  robotics,
  boards,
  firmware,
  airobotics,
  iot,
  industrial,
};

/** Of each, in pixels. */
export const servicePictureSize = { width: 560, height: 394 };
