// Extras for pages that work without them: they ship no React, and this file stays below 2 KB.

// The language switch takes the query and the fragment along. The address is completed when the link is about to be used,
// so that hydration finds the link as it was built.
for (const type of ["pointerdown", "focusin", "click"]) {
  document.addEventListener(
    type,
    (event) => {
      const link = event.target.closest?.("[data-language-switch]");
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    { capture: true },
  );
}

// The menu closes on Escape, on a press outside, and when one of its links is picked.
const menu = document.querySelector("details.menu");
if (menu) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target) || event.target.closest("a")) menu.open = false;
  });
}

// A page that was not found says which one it was.
if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
