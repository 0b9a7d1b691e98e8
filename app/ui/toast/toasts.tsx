import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { formatPeriodAfter } from "../../i18n/format.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { Button } from "../form/button.tsx";
import { CloseIcon } from "../dialog/close-icon.tsx";
import { dismissToast, type ShownToast } from "./toast.tsx";
import styles from "./toast.module.css";

export interface ToastsProps {
  /** Of `useToasts`. */
  toasts: readonly ShownToast[];
  locale: Locale;
  closeLabel: string;
}

/** Renders the toasts, once per page. Its live regions are there before their text, or nothing is announced. */
export function Toasts({ toasts, locale, closeLabel }: ToastsProps) {
  const previousFocus = useRef<Element>(null);

  const latest = toasts.at(-1)?.id;
  useEffect(() => {
    if (latest === undefined) return undefined;
    // After all of the page's own keys, and unless it leaves something else.
    const dismissLatest = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isTaken = defaultPrevented || document.querySelector(":modal, :popover-open");
      if (key === "Escape" && !isTaken) dismissToast(latest);
    };
    window.addEventListener("keydown", dismissLatest);
    return () => window.removeEventListener("keydown", dismissLatest);
  }, [latest]);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  const cards = (matches: (toast: ShownToast) => boolean) =>
    toasts
      .filter(matches)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, locale, closeLabel, previousFocus }} />);
  return (
    <div className={styles.toasts} onFocus={rememberFocus}>
      {/* Not atomic: a second toast would make the first be read again. */}
      <div role="status" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind !== "error")}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind === "error")}
      </div>
      {cards(({ silent }) => silent === true)}
    </div>
  );
}

/** Long enough to be read twice, and a failure to be acted on. */
const secondsOf = { success: 10, error: 30, waiting: 13 };

interface ToastCardProps extends Omit<ToastsProps, "toasts"> {
  toast: ShownToast;
  /** What had the focus before a toast got it. */
  previousFocus: { current: Element | null };
}

function ToastCard({ toast, locale, closeLabel, previousFocus }: ToastCardProps) {
  const { id, kind, title, text, actions = [], until, isLasting } = toast;
  const card = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState(Date.now);
  const [busy, startTransition] = useTransition();
  useEffect(() => {
    let left = secondsOf[kind];
    const timer = setInterval(() => {
      setNow(Date.now());
      // It stays while somebody is at it, and while nobody sees it.
      if (!isLasting && !document.hidden && !card.current?.matches(":hover, :focus-within")) left -= 1;
      if (left <= 0) dismissToast(id);
    }, 1_000);
    return () => clearInterval(timer);
  }, [id, kind, isLasting]);
  /** A button of it that had the focus goes with it. */
  const restoreFocus = useEffectEvent((element: HTMLElement | null) => {
    const { current } = previousFocus;
    if (element?.contains(document.activeElement) && current instanceof HTMLElement)
      current.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = card.current;
    return () => restoreFocus(element);
  }, []);

  function dismissByEscape(event: ReactKeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dismissToast(id);
  }

  const isOver = until !== undefined && now >= until.moment;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of the buttons in it
    <div className={styles.toast} data-kind={kind} aria-atomic="true" ref={card} onKeyDown={dismissByEscape}>
      <div>
        <p className={until ? "sr-only" : styles.title}>{title[locale]}</p>
        {until && (
          <p className={styles.title} aria-hidden={!isOver}>
            {isOver
              ? until.ended[locale]
              : interpolate(until.left[locale], {
                  time: formatPeriodAfter(locale, Math.ceil((until.moment - now) / 1_000), "second"),
                })}
          </p>
        )}
        {text && <p className={until && "sr-only"}>{text[locale]}</p>}
      </div>
      {!isOver &&
        actions.map(({ label, shortcut, run }) => (
          <Button
            key={label.en}
            variant="ghost"
            busy={busy}
            aria-keyshortcuts={shortcut}
            onClick={() => startTransition(async () => void (await run()))}
          >
            {label[locale]}
            {shortcut && (
              <kbd className="kbd" aria-hidden="true">
                {shortcut}
              </kbd>
            )}
          </Button>
        ))}
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={closeLabel}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
