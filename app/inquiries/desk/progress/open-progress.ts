/** Opens a value of the frame, or puts the focus on its list. On a phone the frame is unfolded first. */
export function openProgress(id: "assignee" | "look-again" | "outcome") {
  const value = document.getElementById(id);
  if (!value?.checkVisibility()) document.getElementById("progress-fold")?.click();
  // After the menu that it was chosen in, which takes the focus back when it closes.
  requestAnimationFrame(() => {
    if (value instanceof HTMLSelectElement) value.focus();
    else value?.querySelector("button")?.click();
  });
}
