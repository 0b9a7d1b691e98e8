import { type RefObject, useEffect } from "react";

/**
 * Back in the list, the focus is at the inquiry that was open, whichever way one came: `j` goes on from there. Staff who
 * pressed something else on the page keep the focus.
 */
export function useReturnFocus(
  table: RefObject<HTMLElement | null>,
  lastOpen: RefObject<string | undefined>,
) {
  useEffect(() => {
    const id = lastOpen.current;
    if (!id || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(`[data-inquiry="${CSS.escape(id)}"] a`)?.focus();
  }, [table, lastOpen]);
}
