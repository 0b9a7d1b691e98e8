import type { ComponentType } from "react";
import { InlineScript } from "./inline-script.tsx";

interface IslandProps<Props> {
  name: string;
  component: ComponentType<Props>;
  props: NoInfer<Props>;
  /** What only the server renders with. */
  onServer?: Partial<NoInfer<Props>>;
}

/** A part of a page that the module `NAME.island.tsx` hydrates; the rest of the page ships no React. Ids made by `useId` would not agree. */
export function Island<Props extends object>(islandProps: IslandProps<Props>) {
  const { name, component: Component, props, onServer } = islandProps;
  return (
    <>
      <div data-island={name}>
        <Component {...props} {...onServer} />
      </div>
      <InlineScript type="application/json" text={JSON.stringify(props).replaceAll("<", "\\u003c")} />
    </>
  );
}
