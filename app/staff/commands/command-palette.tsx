import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useLocale } from "../../i18n/use-locale.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import type { Command } from "./command.ts";
import type { CommandList } from "./command-list.tsx";
import styles from "./command-palette.module.css";
import { CommandsContext } from "./use-commands.ts";
import { paletteWords } from "./words.ts";
import { latinKey } from "../latin-key.ts";

/** Its own part of the script, fetched once the page has come, so that it opens at once. */
let List: typeof CommandList | undefined;
async function loadList() {
  List ??= (await import("./command-list.tsx")).CommandList;
}

/** Everything that can be done on the page, by name: Ctrl K opens it, or its button. */
export function CommandPalette() {
  const locale = useLocale();
  const sources = useContext(CommandsContext);
  /** The how manieth time it is open, so that each time begins anew; 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const last = useRef({ opening: 0, isOpen: false });

  const close = useCallback(() => {
    last.current.isOpen = false;
    setOpening(0);
  }, []);
  const toggle = useCallback(() => {
    const open = () => {
      // Closed by Escape a moment ago, it may still be drawn.
      if (last.current.isOpen && document.querySelector("#commands[open]")) return close();
      last.current = { opening: last.current.opening + 1, isOpen: true };
      setOpening(last.current.opening);
    };
    if (List) return open();
    loadList().then(open, () => showToast({ kind: "error", topic: "palette", title: paletteWords.failed }));
  }, [close]);
  useEffect(() => {
    // Where that fails, opening it tries again and says so.
    loadList().catch(() => {});
  }, []);
  usePaletteKey(toggle);

  function run(command: Command) {
    // The focus returns first: the command may take it elsewhere.
    flushSync(close);
    command.run();
  }

  const shortcut = paletteShortcut();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M4 6l4 4-4 4M10 15h7" />
        </svg>
        <span>{paletteWords.open[locale]}</span>
        <kbd className="kbd" dir="ltr" aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {opening > 0 &&
        List &&
        createPortal(<List key={opening} sources={sources} onRun={run} onClose={close} />, document.body)}
    </>
  );
}

/** Ctrl K, or ⌘ K, also while something is written and where single keys are off; not over another dialog. */
function usePaletteKey(toggle: () => void) {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || latinKey(event) !== "k") return;
      if (document.querySelector("dialog[open]:not(#commands)")) return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [toggle]);
}

/** How this machine's keyboard names it. */
export function paletteShortcut(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? "⌘ K" : "Ctrl K";
}
