/**
 * The inside of an SVG of 64 × 64, in two colours: what is `currentColor` is as dark or as light as text, what is `var(--accent)`
 * stands out. `npm run brand` draws all that follows from it.
 */
export const logo = `
<path fill="none" stroke="currentColor" stroke-width="6" d="M9 24v10.5L23.5 49h17L55 34.5V24"/>
<path fill="currentColor" d="M4 18h10v9H4zM50 18h10v9H50z"/>
<circle fill="none" stroke="var(--accent)" stroke-width="6" cx="32" cy="21" r="6.5"/>
`.trim();

/** How many pixels wide emails show it, which load no picture; 0 for the name alone. */
export const mailLogoWidth: number = 24;
