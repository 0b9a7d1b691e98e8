/** The mark as in firm/public/mark.svg: ن as a routed trace between two pads, its dot a via. Colours come from the stylesheet. */
export function drawMark(): string {
  return `<svg class="mark" viewBox="0 0 64 64"><path class="trace" d="M9 24v10.5L23.5 49h17L55 34.5V24"/><path class="pad" d="M4 18h10v9H4zM50 18h10v9H50z"/><circle class="via" cx="32" cy="21" r="6.5"/></svg>`;
}

/** The mark drawn large, as a board would carry it: a bus of parallel traces in place of each stroke. */
export function drawLargeMark(): string {
  const bus = offsets.map((offset) => `<path class="trace" d="${bowl(offset)}"/>`).join("");
  const pads = offsets
    .flatMap((offset) => [9 + offset, 55 - offset])
    .map((x) => `<path class="pad" d="M${x - 0.42} 14.5h.84v5h-.84z"/>`)
    .join("");
  const rings = offsets.map((offset) => `<circle class="via" cx="32" cy="21" r="${6.5 + offset}"/>`).join("");
  return `<svg class="large" viewBox="0 0 64 64">${bus}${pads}${rings}</svg>`;
}

/** How far each trace of the bus stands inside the middle of the mark's stroke. */
const offsets = [-3, -1.8, -0.6, 0.6, 1.8, 3];

/** The mark's bowl moved inwards by `offset`, its bends kept at 45°. */
function bowl(offset: number): string {
  const bend = offset * (Math.SQRT2 - 1);
  const [left, right, foot, knee] = [9 + offset, 55 - offset, 49 - offset, 34.5 - bend];
  return `M${left} 19V${knee}L${23.5 + bend} ${foot}H${40.5 - bend}L${right} ${knee}V19`;
}
