import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LocalizedText } from "../../i18n/text.ts";

/** Its texts are in the language of the page at each moment. */
export interface Toast {
  title: LocalizedText;
  text?: LocalizedText | undefined;
  kind: "success" | "error" | "waiting";
  /** What it is about: a newer toast of the same topic replaces it. The default is the title. */
  topic?: string;
  /** Shown and not announced: what takes the focus at the same time, such as a summary of problems, says it. */
  silent?: boolean;
  /** What can be done about it; some by a single key too. */
  actions?: { label: LocalizedText; shortcut?: string; run: () => unknown }[];
  /** Until when that can be done: its seconds are shown instead of the title, and afterwards what has become of it. */
  until?: { moment: number; left: LocalizedText; ended: LocalizedText };
  /** Stays until it is dismissed. */
  isLasting?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

const none: readonly ShownToast[] = [];
let shown = none;
let lastId = 0;
const watchers = new Set<() => void>();

/** Shows a toast, from anywhere in the browser; the page renders it in `Toasts`. */
export function showToast(toast: Toast) {
  lastId += 1;
  replace([...withoutTopic(topicOf(toast)), { ...toast, id: lastId }]);
}

/** Removes the toasts of a topic, as when it is tried again. */
export function dismissToasts(topic: string) {
  replace(withoutTopic(topic));
}

export function dismissToast(id: number) {
  replace(shown.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    watch,
    () => shown,
    () => none,
  );
}

/** Shows a toast for as long as it is given. */
export function useToast(toast: (Toast & { topic: string }) | undefined) {
  const run = useEffectEvent((index: number) => toast?.actions?.[index]?.run());
  const show = useEffectEvent(() => {
    const actions = toast?.actions?.map((action, index) => ({ ...action, run: () => run(index) })) ?? [];
    if (toast) showToast({ ...toast, actions, isLasting: true });
  });
  const topic = toast?.topic;
  const said = toast && `${toast.title.en} ${toast.text?.en}`;
  useEffect(() => {
    if (topic === undefined || !said) return;
    show();
    return () => dismissToasts(topic);
  }, [topic, said]);
}

function withoutTopic(topic: string): ShownToast[] {
  return shown.filter((toast) => topicOf(toast) !== topic);
}

function topicOf({ topic, title }: Toast): string {
  return topic ?? title.en;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const watcher of watchers) watcher();
}
