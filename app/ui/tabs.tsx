import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import "./tabs.css";

export interface Tab {
  name: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Where the page itself keeps which one is chosen. */
  chosen?: string;
  onChoose?: (name: string) => void;
}

/** Tabs of the ARIA pattern: one stop for the Tab key, arrows between them in reading direction. Only the chosen panel is drawn. */
export function Tabs({ label, tabs, chosen: given, onChoose }: TabsProps) {
  const [kept, keep] = useState(tabs[0].name);
  const chosen = given ?? kept;
  const choose = onChoose ?? keep;
  const id = useId();

  function chooseByKey(event: KeyboardEvent<HTMLElement>) {
    const next = neighbour(tabs, chosen, event);
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    document.getElementById(`${id}-tab-${next.name}`)?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ name, label: word }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={chooseByKey}
          >
            {word}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== chosen}
        >
          {name === chosen && panel}
        </div>
      ))}
    </>
  );
}

function neighbour(
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
