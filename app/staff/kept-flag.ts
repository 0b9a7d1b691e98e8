/** Whether something is set in this browser. */
export function hasFlag(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function keepFlag(name: string, isSet: boolean) {
  try {
    if (isSet) localStorage.setItem(name, "true");
    else localStorage.removeItem(name);
  } catch {
    // Where nothing can be stored, it is as usual the next time.
  }
}
