import { useEffect, useState, useSyncExternalStore } from "react";

export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
}

interface QueuedToast extends Toast {
  id: number;
}

/** Long enough to be read twice; the pointer or the focus on a toast holds all of them. */
const staysFor = 10_000;
const noToasts: readonly QueuedToast[] = [];

let queue = noToasts;
let lastId = 0;
const watchers = new Set<() => void>();

/** Says something in passing, from anywhere in the browser; the page shows it where it renders `Toasts`. */
export function showToast(toast: Toast) {
  lastId += 1;
  replaceQueue([...queue, { ...toast, id: lastId }]);
}

/** The place for toasts, once per page. Its two live regions are there before anything is said, or nothing is announced. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(
    watch,
    () => queue,
    () => noToasts,
  );
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className="toasts" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <div role="status">
        <Cards
          toasts={toasts.filter((toast) => toast.kind === "success")}
          held={held}
          release={release}
          closeLabel={closeLabel}
        />
      </div>
      <div role="alert">
        <Cards
          toasts={toasts.filter((toast) => toast.kind === "error")}
          held={held}
          release={release}
          closeLabel={closeLabel}
        />
      </div>
    </div>
  );
}

interface CardsProps {
  toasts: readonly QueuedToast[];
  held: boolean;
  release: () => void;
  closeLabel: string;
}

function Cards({ toasts, ...rest }: CardsProps) {
  return toasts.map((toast) => <Card key={toast.id} toast={toast} {...rest} />);
}

function Card({ toast, held, release, closeLabel }: Omit<CardsProps, "toasts"> & { toast: QueuedToast }) {
  const close = () => {
    // The button goes away with the focus on it, and no blur will say so.
    release();
    dismiss(toast.id);
  };
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), staysFor);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div className={`toast toast-${toast.kind}`}>
      <div>
        <p className="toast-title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button type="button" className="btn btn-quiet" onClick={close}>
        {closeLabel}
      </button>
    </div>
  );
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
