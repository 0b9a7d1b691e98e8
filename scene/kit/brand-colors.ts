/** Those of firm/colors.css that the scenes use. A test compares: a worker has no stylesheet. */
export const brandColors = {
  board: "#0b1f19",
  silk: "#f2efe6",
  copper: "#a3531a",
  "copper-bright": "#e39a5b",
  "led-bright": "#c6f24e",
};
