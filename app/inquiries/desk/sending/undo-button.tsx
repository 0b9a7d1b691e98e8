import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";

export interface UndoButtonProps {
  label: string;
  /** For how long; undefined for longer than a notice is shown. */
  until?: number | undefined;
  /** What stands there afterwards. */
  ended?: string;
  onUndo: () => void;
}

/** Undoes what a notice says, while its seconds run. */
export function UndoButton({ label, until, ended, onUndo }: UndoButtonProps) {
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const seconds = until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) return ended && <p>{ended}</p>;
  return (
    <Button
      variant="ghost"
      busy={busy}
      onClick={() => {
        setBusy(true);
        onUndo();
      }}
    >
      <span>
        {label}
        {/* Said once, with the notice, and not every second. */}
        {seconds !== undefined && <span aria-hidden="true"> ({seconds})</span>}
      </span>
    </Button>
  );
}
