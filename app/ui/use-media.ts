import { useSyncExternalStore } from "react";

/** Whether the window is as a media query says; a page built ahead is for one that is. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
