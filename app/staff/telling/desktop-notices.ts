import { hasFlag, keepFlag } from "../kept-flag.ts";

const name = "desktop-notices";

/** Whether this browser tells of new inquiries by notices of the desktop: the person wants it, and the browser lets us. */
export function hasDesktopNotices(): boolean {
  return canNotify() && Notification.permission === "granted" && hasFlag(name);
}

/** Asks the person where the browser has not yet. False when it is refused. */
export async function setDesktopNotices(isOn: boolean): Promise<boolean> {
  if (isOn && (await Notification.requestPermission()) !== "granted") return false;
  keepFlag(name, isOn);
  return true;
}

/** Not on a page without encryption, nor in every browser. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}
