// Written by artwork/scripts/pictures.ts.

/** Of every picture, in pixels. */
export const pictureSizes = {
  "ai-with-robotics": { width: 1200, height: 800 },
  "circuit-board-development": { width: 1200, height: 800 },
  "firmware-development": { width: 1200, height: 800 },
  "industrial-solutions": { width: 1200, height: 800 },
  "iot-solutions": { width: 1200, height: 800 },
  "robotics-solutions": { width: 1200, height: 800 },
  "sanad-story": { width: 1200, height: 800 },
  "sanad-story-rtl": { width: 1200, height: 800 },
} as const;
