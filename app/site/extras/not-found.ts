/** A page that was not found says which one it was. */
export function reportNotFound() {
  if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
}
