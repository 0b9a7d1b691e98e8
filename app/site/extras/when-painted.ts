/** Calls once the page is loaded and its words are on the screen, so that nothing fetched from here competes with them. */
export function whenPainted(start: () => void) {
  const afterTwoFrames = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 200)));
  if (document.readyState === "complete") afterTwoFrames();
  else addEventListener("load", afterTwoFrames, { once: true });
}
