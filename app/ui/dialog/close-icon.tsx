/** A cross, for a button that says what it closes. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2 2l12 12M14 2L2 14" />
    </svg>
  );
}
