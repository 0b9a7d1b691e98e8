import type { LocalizedText } from "../../i18n/text.ts";

/** Names of tools stay Latin; one of them has an Arabic name. */
export type Tool = string | LocalizedText;

export const stack: Record<"hardware" | "software" | "platforms", Tool[]> = {
  hardware: ["STM32", "ESP32", "nRF52", "NVIDIA Jetson", "Raspberry Pi", "FPGA"],
  software: [
    "C",
    "C++",
    "Rust",
    "Python",
    "Zephyr",
    "FreeRTOS",
    "ROS 2",
    { en: "Embedded Linux", ar: "لينكس المضمّن" },
    "OpenCV",
  ],
  platforms: ["MQTT", "LoRaWAN", "AWS IoT", "Azure IoT", "PostgreSQL", "Grafana"],
};
