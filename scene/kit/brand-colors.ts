import css from "../../firm/colors.css?raw";

/** The firm's colours that the scenes use. */
export const brandColors = {
  silk: find("silk"),
  copper: find("copper"),
  "copper-bright": find("copper-bright"),
  "led-bright": find("led-bright"),
};

function find(name: string): string {
  const color = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`, "i").exec(css)?.[1];
  if (!color) throw new Error(`firm/colors.css has no colour "${name}"`);
  return color;
}
