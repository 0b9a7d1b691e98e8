import { hasFlag, keepFlag } from "./kept-flag.ts";

const name = "keys-off";

/** Whether single keys do something. Who dictates, or types by accident, can switch them off. */
export function hasKeys(): boolean {
  return !hasFlag(name);
}

export function setKeys(isOn: boolean) {
  keepFlag(name, !isOn);
}
