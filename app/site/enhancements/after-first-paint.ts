/** Calls back once the page is loaded and its text is painted, so that no request made there competes with it. */
export function afterFirstPaint(callback: () => void) {
  const afterTwoFrames = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback, 200)));
  if (document.readyState === "complete") afterTwoFrames();
  else addEventListener("load", afterTwoFrames, { once: true });
}
