import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates the island of this name with the props it was rendered with. */
export function hydrateIsland<Props extends object>(name: string, Component: ComponentType<Props>) {
  const container = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!container) return;
  // Island wrote them for the same component.
  const props = JSON.parse(container.nextElementSibling?.textContent ?? "{}") as Props;
  const prerendered = [...container.childNodes].map((node) => node.cloneNode(true));
  hydrateRoot(container, <Component {...props} />, {
    onUncaughtError(error) {
      // React has removed what it could not render; as it was built, it works without React.
      queueMicrotask(() => container.replaceChildren(...prerendered));
      reportError(error);
    },
  });
}
