const name = "desktop-notices";

/** Whether this browser tells of new inquiries by notices of the desktop: the person wants it, and the browser lets us. */
export function hasDesktopNotices(): boolean {
  return canNotify() && Notification.permission === "granted" && localStorage.getItem(name) !== null;
}

/** Asks the person where the browser has not yet. False when it is refused. */
export async function setDesktopNotices(isOn: boolean): Promise<boolean> {
  if (!isOn) localStorage.removeItem(name);
  else if ((await Notification.requestPermission()) === "granted") localStorage.setItem(name, "on");
  else return false;
  return true;
}

/** Not on a page without encryption, nor in every browser. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}
