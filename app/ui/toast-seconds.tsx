import { useEffect, useState } from "react";
import { formatCount, type PluralText } from "../i18n/plural.ts";
import type { Locale, LocalizedText } from "../i18n/text.ts";
import styles from "./toast.later.module.css";

const stepMs = 250;

export interface ToastSecondsProps {
  moment: number;
  left: PluralText;
  /** What stands there afterwards. */
  ended: LocalizedText;
  locale: Locale;
  onOver: () => void;
}

/** The seconds that are left, and a line that grows shorter with them. Not announced: the title says it once. */
export function ToastSeconds({ moment, left, ended, locale, onOver }: ToastSecondsProps) {
  const [start] = useState(Date.now);
  const [now, setNow] = useState(start);
  const leftMs = moment - now;
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is over once
  }, [isOver]);
  if (isOver) return <p className={styles.title}>{ended[locale]}</p>;
  return (
    <div aria-hidden="true">
      <p className={styles.title}>{formatCount(locale, Math.ceil(leftMs / 1000), left)}</p>
      <progress className={styles.seconds} max={moment - start} value={leftMs} />
    </div>
  );
}
