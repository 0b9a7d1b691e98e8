import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { PluralText } from "../i18n/plural.ts";
import type { Locale, LocalizedText } from "../i18n/text.ts";
import { isDismissalPaused, placeToasts } from "./toast-placement.ts";
import { Button } from "./button.tsx";
import styles from "./toast.later.module.css";

/** Its texts are in the language of the page at each moment. */
export interface Toast {
  title: LocalizedText;
  text?: LocalizedText | undefined;
  kind: "success" | "error" | "waiting";
  /** What it is about: a newer toast of the same topic replaces it. The default is the title. */
  topic?: string;
  /** Shown and not announced: what takes the focus at the same time, such as a summary of problems, says it. */
  silent?: boolean;
  /** What can be done about it. */
  actions?: ToastAction[];
  /** Until when that can be done: its seconds are shown instead of the title, and afterwards what has become of it. */
  until?: { moment: number; left: PluralText; ended: LocalizedText };
  /** Stays until it is dismissed. */
  isLasting?: boolean;
}

export interface ToastAction {
  label: LocalizedText;
  /** The single key that does the same. */
  shortcut?: string;
  run: () => unknown;
}

interface QueuedToast extends Toast {
  id: number;
}

/** Long enough to be read twice, and a failure to be acted on. See `isDismissalPaused` for what makes it longer. */
const durationMs = { success: 10_000, error: 30_000, waiting: 13_000 };
const pauseCheckMs = 3_000;
const noToasts: readonly QueuedToast[] = [];

let queue = noToasts;
let lastId = 0;
const watchers = new Set<() => void>();

/** Shows a toast, from anywhere in the browser; the page renders it in `Toasts`. */
export function showToast(toast: Toast) {
  lastId += 1;
  replaceQueue([...withoutTopic(topicOf(toast)), { ...toast, id: lastId }]);
}

/** Removes the toasts of a topic, as when it is tried again. */
export function dismissToasts(topic: string) {
  replaceQueue(withoutTopic(topic));
}

/** Those that are to be seen. */
export function useToasts(): readonly QueuedToast[] {
  return useSyncExternalStore(
    watch,
    () => queue,
    () => noToasts,
  );
}

function withoutTopic(topic: string): QueuedToast[] {
  return queue.filter((toast) => topicOf(toast) !== topic);
}

function topicOf({ topic, title }: Toast): string {
  return topic ?? title.en;
}

export interface ToastsProps {
  /** Of `useToasts`. */
  toasts: readonly QueuedToast[];
  locale: Locale;
  closeLabel: string;
  /** Where they lie: at the start of the foot of the staff pages, or in the end corner. */
  place?: "start" | "end";
  /** Draws what they say, where it is more than texts: the forms do without. */
  Body?: ToastBody;
}

export type ToastBody = (props: { toast: Toast; locale: Locale }) => ReactNode;

/** Renders the toasts, once per page. Its live regions are there before their text, or nothing is announced. */
export function Toasts({ toasts, locale, closeLabel, place = "end", Body = PlainBody }: ToastsProps) {
  const box = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);
  const isEmpty = toasts.length === 0;
  useEffect(() => (isEmpty || !box.current ? undefined : placeToasts(box.current)), [isEmpty]);
  useEffect(() => (isEmpty ? undefined : dismissOnEscape()), [isEmpty]);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  const cards = (matches: (toast: Toast) => boolean) =>
    toasts
      .filter(matches)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, locale, Body, previousFocus, closeLabel }} />);
  return (
    <div className={styles.toasts} data-place={place} ref={box} onFocus={rememberFocus}>
      {/* Not atomic: a second toast would make the first be read again. */}
      <div role="status" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind !== "error")}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind === "error")}
      </div>
      <div>{cards(({ silent }) => silent === true)}</div>
    </div>
  );
}

const PlainBody: ToastBody = ({ toast: { title, text }, locale }) => (
  <div>
    <p className={styles.title}>{title[locale]}</p>
    {text && <p>{text[locale]}</p>}
  </div>
);

interface ToastCardProps {
  toast: QueuedToast;
  locale: Locale;
  /** What had the focus before a toast got it. */
  previousFocus: { current: Element | null };
  closeLabel: string;
  Body: ToastBody;
}

function ToastCard({ toast, locale, Body, previousFocus, closeLabel }: ToastCardProps) {
  const { id, kind, isLasting } = toast;
  useEffect(() => {
    if (isLasting) return;
    let timer = setTimeout(expire, durationMs[kind]);
    function expire() {
      if (isDismissalPaused()) timer = setTimeout(expire, pauseCheckMs);
      else dismissToast(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind, isLasting]);

  /** Returns the focus when a toast is removed while a button of it has it. */
  function restoreFocus(card: HTMLDivElement) {
    return () => {
      const { current } = previousFocus;
      if (card.contains(document.activeElement) && current instanceof HTMLElement)
        current.focus({ preventScroll: true });
    };
  }

  /** Escape in a toast dismisses it before it means anything else. */
  function handleKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dismissToast(id);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of the buttons in it
    <div
      className={styles.toast}
      data-kind={kind}
      aria-atomic="true"
      ref={restoreFocus}
      onKeyDown={handleKeyDown}
    >
      <Body toast={toast} locale={locale} />
      <Button
        variant="ghost"
        className={styles.close}
        aria-keyshortcuts="Escape"
        onClick={() => dismissToast(id)}
      >
        <span>{closeLabel}</span>
      </Button>
    </div>
  );
}

/** Escape dismisses the latest toast, wherever the focus is, unless it closes or leaves something that is open. */
function dismissOnEscape(): () => void {
  const dismissLatest = (event: KeyboardEvent) => {
    const latest = queue.at(-1);
    const isTaken =
      event.defaultPrevented || event.isComposing || document.querySelector(":modal, :popover-open");
    if (event.key === "Escape" && latest && !isTaken) dismissToast(latest.id);
  };
  // After all of the page's own keys.
  window.addEventListener("keydown", dismissLatest);
  return () => window.removeEventListener("keydown", dismissLatest);
}

export function dismissToast(id: number) {
  replaceQueue(queue.filter((toast) => toast.id !== id));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function replaceQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const watcher of watchers) watcher();
}
