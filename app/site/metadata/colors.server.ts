import css from "../../../firm/colors.css?raw";

/** A colour of the site, for where no stylesheet reaches: the browser's own window and the icon's ground. */
export function findColor(name: string): string {
  const color = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(css)?.[1];
  if (!color) throw new Error(`firm/colors.css has no colour "${name}"`);
  return color;
}
