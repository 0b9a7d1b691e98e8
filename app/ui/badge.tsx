import type { ReactNode } from "react";

export interface BadgeProps {
  kind?: "plain" | "strong" | "danger";
  children: ReactNode;
}

/** A word about a record: its type, its state. The words carry it; the colour only repeats them. */
export function Badge({ kind = "plain", children }: BadgeProps) {
  return <span className={`badge badge-${kind}`}>{children}</span>;
}
