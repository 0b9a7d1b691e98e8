import { type FocusEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { isDismissalPaused, placeToasts } from "./toast-placement.ts";
import { Button } from "./button.tsx";
import styles from "./toast.later.module.css";

export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
  /** What it is about: a newer toast of the same topic replaces it. The default is the title. */
  topic?: string;
  /** Shown and not announced: what takes the focus at the same time, such as a summary of problems, says it. */
  silent?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
}

interface QueuedToast extends Toast {
  id: number;
}

/** Long enough to be read twice, and a failure to be acted on. See `isHeld` for what makes it longer. */
const durationMs = { success: 10_000, error: 30_000 };
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

/** Removes all of them, as when their language is no longer the page's. */
export function dismissAllToasts() {
  replaceQueue(noToasts);
}

function withoutTopic(topic: string): QueuedToast[] {
  return queue.filter((toast) => topicOf(toast) !== topic);
}

function topicOf({ topic, title }: Toast): string {
  return topic ?? title;
}

/** Renders the toasts, once per page. Its live regions are there before their text, or nothing is announced. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(
    watch,
    () => queue,
    () => noToasts,
  );
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
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} previousFocus={previousFocus} closeLabel={closeLabel} />
      ));
  return (
    <div className={styles.toasts} ref={box} onFocus={rememberFocus}>
      {/* Not atomic: a second toast would make the first be read again. */}
      <div role="status" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind === "success")}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(({ kind, silent }) => !silent && kind === "error")}
      </div>
      <div>{cards(({ silent }) => silent === true)}</div>
    </div>
  );
}

interface ToastCardProps {
  toast: QueuedToast;
  /** What had the focus before a toast got it. */
  previousFocus: { current: Element | null };
  closeLabel: string;
}

function ToastCard({ toast: { id, kind, title, text, action }, previousFocus, closeLabel }: ToastCardProps) {
  useEffect(() => {
    let timer = setTimeout(expire, durationMs[kind]);
    function expire() {
      if (isDismissalPaused()) timer = setTimeout(expire, pauseCheckMs);
      else dismiss(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind]);

  /** Returns the focus when a toast is removed while its button has it. */
  function restoreFocus(button: HTMLButtonElement) {
    return () => {
      const { current } = previousFocus;
      if (document.activeElement === button && current instanceof HTMLElement)
        current.focus({ preventScroll: true });
    };
  }

  return (
    <div className={kind === "error" ? `${styles.toast} ${styles.error}` : styles.toast} aria-atomic="true">
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
      <Button variant="ghost" aria-keyshortcuts="Escape" ref={restoreFocus} onClick={() => dismiss(id)}>
        {closeLabel}
      </Button>
    </div>
  );
}

/** Escape dismisses the latest toast, wherever the focus is, unless it closes something that is open. */
function dismissOnEscape(): () => void {
  const dismissLatest = (event: KeyboardEvent) => {
    const latest = queue.at(-1);
    const isTaken =
      event.defaultPrevented || event.isComposing || document.querySelector(":modal, :popover-open");
    if (event.key === "Escape" && latest && !isTaken) dismiss(latest.id);
  };
  document.addEventListener("keydown", dismissLatest);
  return () => document.removeEventListener("keydown", dismissLatest);
}

function dismiss(id: number) {
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
