/** A trace that leaves at 45° into a via: the site's only arrow. It mirrors with the reading direction. */
export function ArrowIcon() {
  return (
    <svg className="arrow-icon" viewBox="0 0 22 16" aria-hidden="true">
      <path d="M0 13H8L15.5 5.5" />
      <circle cx="18" cy="3" r="2.6" />
      <path className="pulse" d="M0 13H8L15.5 5.5" />
    </svg>
  );
}
