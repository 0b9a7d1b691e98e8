import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { isHeld, placeToasts } from "./toast-placement.ts";

export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
  /** What it is about: a newer toast about the same thing takes its place. Without one, the title tells. */
  topic?: string;
  /** Shown and not announced: what takes the focus at the same time, such as a summary of problems, says it. */
  silent?: boolean;
}

interface QueuedToast extends Toast {
  id: number;
}

/** Long enough to be read twice, and a failure to be acted on. See `isHeld` for what makes it longer. */
const staysFor = { success: 10_000, error: 30_000 };
const askedAgainAfter = 3_000;
const noToasts: readonly QueuedToast[] = [];

let queue = noToasts;
let lastId = 0;
const watchers = new Set<() => void>();

/** Says something in passing, from anywhere in the browser; the page shows it where it renders `Toasts`. */
export function showToast(toast: Toast) {
  lastId += 1;
  replaceQueue([...withoutTopic(topicOf(toast)), { ...toast, id: lastId }]);
}

/** What was said about a thing no longer holds, as when it is tried again. */
export function dismissToasts(topic: string) {
  replaceQueue(withoutTopic(topic));
}

function withoutTopic(topic: string): QueuedToast[] {
  return queue.filter((toast) => topicOf(toast) !== topic);
}

function topicOf({ topic, title }: Toast): string {
  return topic ?? title;
}

/** The place for toasts, once per page. Its live regions are there before anything is said, or nothing is announced. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(
    watch,
    () => queue,
    () => noToasts,
  );
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const isEmpty = toasts.length === 0;
  useEffect(() => (isEmpty || !box.current ? undefined : placeToasts(box.current)), [isEmpty]);
  useEffect(() => (isEmpty ? undefined : dismissOnEscape()), [isEmpty]);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  const cards = (belongs: (toast: Toast) => boolean) =>
    toasts
      .filter(belongs)
      .map((toast) => <Card key={toast.id} toast={toast} cameFrom={cameFrom} closeLabel={closeLabel} />);
  return (
    <div className="toasts" ref={box} onFocus={rememberFocus}>
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

interface CardProps {
  toast: QueuedToast;
  /** What had the focus before a toast got it. */
  cameFrom: { current: Element | null };
  closeLabel: string;
}

function Card({ toast: { id, kind, title, text }, cameFrom, closeLabel }: CardProps) {
  useEffect(() => {
    let timer = setTimeout(expire, staysFor[kind]);
    function expire() {
      if (isHeld()) timer = setTimeout(expire, askedAgainAfter);
      else dismiss(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind]);

  /** However the toast goes, the focus on its button is not lost with it. */
  function handFocusBack(button: HTMLButtonElement) {
    return () => {
      const { current } = cameFrom;
      if (document.activeElement === button && current instanceof HTMLElement)
        current.focus({ preventScroll: true });
    };
  }

  return (
    <div className={`toast toast-${kind}`} aria-atomic="true">
      <div>
        <p className="toast-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        aria-keyshortcuts="Escape"
        ref={handFocusBack}
        onClick={() => dismiss(id)}
      >
        {closeLabel}
      </button>
    </div>
  );
}

/** Escape puts the latest toast away, wherever the focus is, unless it closes something that is open. */
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
