import { type RefCallback, useCallback, useRef } from "react";
import { moveFocus } from "./move-focus.ts";

export interface UsePageTurnResult {
  /** Somebody turns the page. */
  turn: () => void;
  /** Of what each page begins with. It needs a `tabIndex`, and a `key` that is another one on another page. */
  beginAt: RefCallback<HTMLElement>;
}

/** A page of a list that is turned to begins at its top. */
export function usePageTurn(): UsePageTurnResult {
  const isTurning = useRef(false);
  return {
    turn: useCallback(() => {
      isTurning.current = true;
    }, []),
    beginAt: useCallback((top) => {
      if (!top || !isTurning.current) return;
      isTurning.current = false;
      (top.closest("[data-list]") ?? top).scrollIntoView();
      moveFocus(top, { preventScroll: true });
    }, []),
  };
}
