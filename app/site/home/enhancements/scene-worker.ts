import workerUrl from "@nawat/scene/worker/worker.ts?worker&url";

/** Starts the worker that draws the scene. Throws where the browser refuses it. */
export function startWorker(): Worker {
  return new Worker(toTrustedScriptUrl(workerUrl), { type: "module" });
}

/** Under Trusted Types this URL is allowed, and no other (`server/pages/headers.ts` permits the one policy). */
function toTrustedScriptUrl(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url === address) return url;
    throw new TypeError(`Not the scene: ${url}`);
  };
  return trustedTypes?.createPolicy("scene", { createScriptURL }).createScriptURL(address) ?? address;
}

/** Not in every browser, and not in TypeScript's DOM types. What a policy returns is accepted where a string is. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  createScriptURL(address: string): string;
}

/** The worker's script failed to load: dispatches the event Vite dispatches for a failed dynamic import. */
export function dispatchPreloadError() {
  const payload = new Error("The 3D scene could not be loaded");
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  if (dispatchEvent(event)) throw payload;
}
