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
}

/** Tabs of the ARIA pattern, over their panels. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, select] = useState(tabs[0].name);
  return (
    <>
      <TabList label={label} tabs={tabs} selected={selected} onSelect={select} />
      <TabPanels tabs={tabs} selected={selected} />
    </>
  );
}

export interface TabListProps {
  label: string;
  tabs: readonly Omit<Tab, "panel">[];
  selected: string;
  onSelect: (name: string) => void;
  className?: string | undefined;
}

/** One stop for the Tab key, arrows between them in reading direction. */
export function TabList({ label, tabs, selected, onSelect: select, className }: TabListProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = tabForKey(tabs, selected, event);
    if (!next) return;
    event.preventDefault();
    select(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  }

  return (
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
  );
}

/** Only the chosen panel is drawn. */
export function TabPanels({ tabs, selected }: { tabs: readonly Omit<Tab, "label">[]; selected: string }) {
  return tabs.map(({ name, panel }) => (
    <div
      key={name}
      role="tabpanel"
      className={styles.panel}
      id={`panel-${name}`}
      aria-labelledby={`tab-${name}`}
      hidden={name !== selected}
    >
      {name === selected && panel}
    </div>
  ));
}

function tabForKey(
  tabs: TabListProps["tabs"],
  chosen: string,
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
) {
  const shown = tabs.filter(({ name }) => document.getElementById(`tab-${name}`)?.checkVisibility());
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
  if (key === "Home") return shown[0];
  if (key === "End") return shown.at(-1);
  if (!step) return undefined;
  const position = shown.findIndex(({ name }) => name === chosen);
  return shown.at((position + step) % shown.length);
}
