import type { ComponentType } from "react";

interface IslandProps<Props> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

/** A part of a page that `hydrateIsland` hydrates; the rest of the page ships no React. Ids made by `useId` would not agree. */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
