/** As a `ref`: what has just appeared in place of the control that was used takes the focus. It needs a `tabIndex`. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus();
}
