import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Isolate, LtrText } from "../../i18n/isolate.tsx";
import { Designator } from "../../ui/text/designator.tsx";
import stackPicture from "./stack.svg";
import { stack, type Tool, words } from "./words.ts";
import styles from "./stack.later.module.css";

/** An exploded stack-up beside its three layers, named from the top one down as they lie. */
export function TechnologyStack() {
  const locale = useLocaleFromPath();
  return (
    <section className="surface-base section" aria-labelledby="stack">
      <div className="page-container">
        <Designator>L1</Designator>
        <h2 className="section-heading text-heading" id="stack">
          {words.stackHeading[locale]}
        </h2>
        <div className={styles.stackup}>
          <img src={stackPicture} width="531" height="583" alt="" loading="lazy" />
          <ul className={styles.layers}>
            <Layer designator="L1" title={words.stackHardware[locale]} tools={stack.hardware} />
            <Layer designator="L2" title={words.stackSoftware[locale]} tools={stack.software} />
            <Layer designator="L3" title={words.stackPlatforms[locale]} tools={stack.platforms} />
          </ul>
        </div>
      </div>
    </section>
  );
}

interface LayerProps {
  designator: string;
  title: string;
  tools: Tool[];
}

function Layer({ designator, title, tools }: LayerProps) {
  const locale = useLocaleFromPath();
  return (
    <li>
      <h3 className="text-subhead">
        <span className="code" aria-hidden="true">
          {designator}
        </span>
        {title}
      </h3>
      <ul>
        {tools.map((tool) =>
          typeof tool === "string" ? (
            <li key={tool}>
              <LtrText>{tool}</LtrText>
            </li>
          ) : (
            <li key={tool.en}>
              <Isolate>{tool[locale]}</Isolate>
            </li>
          ),
        )}
      </ul>
    </li>
  );
}
