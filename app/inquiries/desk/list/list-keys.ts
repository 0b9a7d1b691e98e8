import { type RefObject, useEffect } from "react";
import { useKeys } from "../../../staff/use-keys.ts";

export interface ListKeysOptions {
  /** Holds the rows. */
  rows: RefObject<HTMLElement | null>;
  /** Selects an inquiry, or no longer. */
  toggle: (id: string) => void;
  /** The id of the inquiry that is open beside the list: most keys are its own. */
  open: string | undefined;
}

/** Keys of the list: `j` and `k` go through the rows, Enter opens one, `x` selects it, `/` searches. */
export function useListKeys({ rows, toggle, open }: ListKeysOptions) {
  const all = () => [...(rows.current?.querySelectorAll<HTMLElement>("[data-inquiry]") ?? [])];
  const currentRow = () => all().find((row) => row.contains(document.activeElement));

  function step(by: 1 | -1) {
    const current = currentRow();
    const next = current ? all()[all().indexOf(current) + by] : all().at(by === 1 ? 0 : -1);
    next?.querySelector<HTMLElement>("a")?.focus();
  }

  const always = {
    x: () => {
      const id = currentRow()?.dataset["inquiry"] ?? open;
      if (id) toggle(id);
    },
    "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
  };
  useKeys(open ? always : { ...always, j: () => step(1), k: () => step(-1) });
}

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
