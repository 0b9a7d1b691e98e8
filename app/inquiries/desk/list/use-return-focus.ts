import { type RefObject, useEffect } from "react";

/**
 * The row of the open inquiry is in sight, and has the focus again when one comes back to the list, whichever way: `j` goes on from
 * there. Staff who pressed something else on the page keep the focus.
 */
export function useReturnFocus(
  rows: RefObject<HTMLElement | null>,
  options: { open: string | undefined; lastOpen: RefObject<string | undefined>; isLoaded: boolean },
) {
  const { open, lastOpen, isLoaded } = options;
  useEffect(() => {
    if (!isLoaded) return;
    const id = open ?? lastOpen.current;
    const row = id && rows.current?.querySelector<HTMLElement>(`[data-inquiry="${CSS.escape(id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: "nearest" });
    if (!open && document.activeElement === document.body) row.querySelector("a")?.focus();
  }, [rows, open, lastOpen, isLoaded]);
}
