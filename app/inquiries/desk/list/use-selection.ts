import { useRef, useState } from "react";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";

export interface Selection {
  /** By id, the version that was seen. */
  selected: ReadonlyMap<string, number>;
  /** Those of them that are listed, each in that version. */
  inquiries: ListedInquiry[];
  isAll: boolean;
  /** Selects one, or no longer; with Shift all from the last one on. */
  toggle: (id: string, event?: Event) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the listed inquiries are selected. */
export function useSelection(listed: ListedInquiry[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, number>>(new Map());
  const last = useRef<string>(undefined);
  const isAll = listed.length > 0 && listed.every(({ id }) => selected.has(id));

  function toggle(id: string, event?: Event) {
    const places = [last.current, id].map((one) => listed.findIndex((inquiry) => inquiry.id === one));
    const isRange = event instanceof MouseEvent && event.shiftKey && !places.includes(-1);
    const range = listed.slice(Math.min(...places), Math.max(...places) + 1);
    const next = new Map(selected);
    for (const one of isRange ? range : listed.filter((inquiry) => inquiry.id === id)) {
      if (selected.has(id)) next.delete(one.id);
      else next.set(one.id, selected.get(one.id) ?? one.version);
    }
    last.current = id;
    setSelected(next);
  }

  return {
    selected,
    inquiries: listed.flatMap((inquiry) => {
      const version = selected.get(inquiry.id);
      return version === undefined ? [] : [{ ...inquiry, version }];
    }),
    isAll,
    toggle,
    toggleAll: () => setSelected(new Map(isAll ? [] : listed.map(({ id, version }) => [id, version]))),
    clear: () => setSelected(new Map()),
  };
}
