/** The menu closes on Escape, on a press outside, and when one of its links is picked. */
export function closeMenu() {
  const menu = document.querySelector("details[data-menu]");
  if (!(menu instanceof HTMLDetailsElement)) return;
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
