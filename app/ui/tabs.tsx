import { type KeyboardEvent, type ReactNode, useState } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  name: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The selected tab, where the page controls it. */
  selected?: string;
  onSelect?: (name: string) => void;
  /** May set `--tab-padding`, at both sides of a tab's word. */
  className?: string | undefined;
}

/** Tabs of the ARIA pattern: one stop for the Tab key, arrows between them in reading direction. Only the chosen panel is drawn. */
export function Tabs({ label, tabs, selected: controlled, onSelect, className }: TabsProps) {
  const [internal, setInternal] = useState(tabs[0].name);
  const selected = controlled ?? internal;
  const select = onSelect ?? setInternal;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = tabForKey(tabs, selected, event);
    if (!next) return;
    event.preventDefault();
    select(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  }

  return (
    <>
      <div
        className={className ? `${styles.tabs} ${className}` : styles.tabs}
        role="tablist"
        aria-label={label}
      >
        {tabs.map(({ name, label: word }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls={`panel-${name}`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => select(name)}
            onKeyDown={handleKeyDown}
          >
            {word}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={name !== selected}
        >
          {name === selected && panel}
        </div>
      ))}
    </>
  );
}

function tabForKey(
  tabs: readonly [Tab, ...Tab[]],
  chosen: string,
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
): Tab | undefined {
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
  if (key === "Home") return tabs[0];
  if (key === "End") return tabs.at(-1);
  if (!step) return undefined;
  const position = tabs.findIndex(({ name }) => name === chosen);
  return tabs.at((position + step) % tabs.length);
}
