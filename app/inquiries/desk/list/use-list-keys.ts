import type { RefObject } from "react";
import { useKeys } from "../../../staff/use-keys.ts";

export interface ListKeysOptions {
  /** Holds the rows. */
  table: RefObject<HTMLElement | null>;
  /** Selects an inquiry, or no longer. */
  toggle: (id: string) => void;
}

/** Keys of the list: `j` and `k` go through the rows, Enter opens one, `x` selects it, `/` searches. */
export function useListKeys({ table, toggle }: ListKeysOptions) {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>("[data-inquiry]") ?? [])];
  const currentRow = () => rows().find((row) => row.contains(document.activeElement));

  function step(by: 1 | -1) {
    const all = rows();
    const current = currentRow();
    const next = current ? all[all.indexOf(current) + by] : all.at(by === 1 ? 0 : -1);
    next?.querySelector<HTMLElement>("a")?.focus();
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = currentRow()?.dataset["inquiry"];
      if (id) toggle(id);
    },
    "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
  });
}
