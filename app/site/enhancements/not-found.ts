/** Logs the path of a page that was not found. */
export function reportNotFound() {
  if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
}
