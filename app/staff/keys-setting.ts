const name = "keys-off";

/** Whether single keys do something. Who dictates, or types by accident, can switch them off. */
export function hasKeys(): boolean {
  try {
    return localStorage.getItem(name) === null;
  } catch {
    return true;
  }
}

export function setKeys(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "true");
  } catch {
    // Where nothing can be stored, they stay on.
  }
}
