// @ts-check
// Extras for pages that work without them: they ship no React, and this file stays below 2 KB on the wire.

// The language switch takes the query and the fragment along. The address is completed when the link is about to be used,
// so that hydration finds the link as it was built.
for (const type of ["pointerdown", "focusin", "click"]) {
  document.addEventListener(
    type,
    ({ target }) => {
      const link = target instanceof Element && target.closest("a[data-language-switch]");
      if (!(link instanceof HTMLAnchorElement)) return;
      link.search = location.search;
      link.hash = location.hash;
      if (type === "click") rememberLanguageChoice();
    },
    { capture: true },
  );
}

// Who would rather read in the other language is offered it, until they choose. Nobody is led there unasked.
const offer = document.getElementById("language-offer");
if (offer?.showPopover && offer.lang === preferredLanguage() && !isLanguageChosen()) {
  offer.showPopover();
  offer.querySelector("button")?.addEventListener("click", rememberLanguageChoice);
  offer.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    rememberLanguageChoice();
    offer.hidePopover();
  });
  // Whoever goes on into the page is not to find their place covered.
  document.addEventListener("focusin", ({ target }) => {
    const isPast =
      target instanceof Element && offer.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (isPast) offer.hidePopover();
  });
}

function preferredLanguage() {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "ar");
}

function rememberLanguageChoice() {
  try {
    localStorage.setItem("language-chosen", "yes");
  } catch {}
}

/** Where nothing can be remembered, nothing is offered: it would be offered on every page. */
function isLanguageChosen() {
  try {
    return localStorage.getItem("language-chosen") !== null;
  } catch {
    return true;
  }
}

// The menu closes on Escape, on a press outside, and when one of its links is picked.
const menu = document.querySelector("details.menu");
if (menu instanceof HTMLDetailsElement) {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && menu.contains(target) && !target.closest("a")) return;
    menu.open = false;
  });
}

// The drawn figures count up once 30 % of them is in view. The numbers that are read out stand beside the drawing.
const drawing = document.querySelector("[data-count-up]");
if (drawing instanceof HTMLElement && !matchMedia("(prefers-reduced-motion: reduce)").matches)
  countUp(drawing);

/** @param {HTMLElement} drawing */
function countUp(drawing) {
  const figures = Array.from(drawing.querySelectorAll("[data-figure]"), (digits) => ({
    digits,
    target: Number(digits.textContent),
  }));
  /** @param {number} share from 0 to 1 */
  const show = (share) => {
    for (const { digits, target } of figures) digits.textContent = `${Math.round(share * target)}`;
  };
  const finish = () => {
    show(1);
    drawing.dataset["countUp"] = "done";
  };

  show(0);
  drawing.dataset["countUp"] = "waiting";
  addEventListener("beforeprint", finish);
  new IntersectionObserver(
    ([seen], observer) => {
      // A drawing taller than the window may never show 30 % of itself.
      const isSeen =
        seen && (seen.intersectionRatio >= 0.3 || seen.intersectionRect.height > innerHeight / 2);
      if (!isSeen) return;
      observer.disconnect();
      drawing.dataset["countUp"] = "counting";
      const start = performance.now();
      const step = (/** @type {number} */ now) => {
        const left = Math.max(0, 1 - (now - start) / 1200);
        if (left === 0) return finish();
        show(1 - left ** 3);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    },
    { threshold: [0.1, 0.2, 0.3] },
  ).observe(drawing);
}

// The category in the address is the current one of the filters.
for (const link of document.querySelectorAll(".filters a")) {
  if (link instanceof HTMLAnchorElement)
    link.ariaCurrent = categoryIn(link.search) === categoryIn(location.search) ? "true" : null;
}

/** @param {string} query */
function categoryIn(query) {
  return new URLSearchParams(query).get("category") ?? "all";
}

// A page that was not found says which one it was.
if (document.querySelector("[data-not-found]")) console.error(`Page not found: ${location.pathname}`);
