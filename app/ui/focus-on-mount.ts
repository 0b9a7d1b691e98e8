/** As a `ref`: what has just appeared in place of the control that was used takes the focus. It needs a `tabIndex`. */
export function focusOnMount(element: HTMLElement | null) {
  // For what is drawn just before its menu opens.
  element?.setAttribute("autofocus", "");
  element?.focus();
}
