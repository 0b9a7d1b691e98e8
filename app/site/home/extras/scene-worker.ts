import { part } from "../../extras/part.ts";

/** Starts the worker the page names. Throws where the browser refuses it. */
export function startWorker(): Worker {
  const { content } = part<HTMLMetaElement>(document, "meta[name=worker]");
  return new Worker(trusted(content), { type: "module" });
}

/** Where scripts must be trusted, this address is, and no other can be (`server/pages/headers.ts` permits the one policy). */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const createScriptURL = (asked: string) => {
    if (asked === address) return asked;
    throw new TypeError(`Not the scene: ${asked}`);
  };
  return trustedTypes?.createPolicy("scene", { createScriptURL }).createScriptURL(address) ?? address;
}

/** Known to some browsers only, and to no library of types. What a policy returns is taken where a string is. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

interface Rules {
  createScriptURL(address: string): string;
}

/** The worker's script did not come: said as Vite says it of every part of a page that is loaded late. */
export function tellPreloadFailed() {
  const payload = new Error("The 3D scene could not be loaded");
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  if (dispatchEvent(event)) throw payload;
}
