import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island of this component with the props it was rendered with. */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>) {
  return (container: HTMLElement) => {
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
  };
}
