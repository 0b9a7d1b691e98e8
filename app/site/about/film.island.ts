import { requireElement } from "../enhancements/require-element.ts";

/** Shows an error when the film cannot be played. */
export default function enhanceFilm(figure: HTMLElement) {
  const film = requireElement<HTMLVideoElement>(figure, "video");
  const errorBox = requireElement<HTMLElement>(figure, "[data-film-error]");
  const lastSource = requireElement(film, "source:last-of-type");

  const showError = () => (errorBox.hidden = false);

  // A source that fails reports it on its own element only, and the next one is tried.
  lastSource.addEventListener("error", showError);
  film.addEventListener("error", showError);
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE) showError();

  film.addEventListener("playing", () => (errorBox.hidden = true));
  requireElement(errorBox, "button").addEventListener("click", () => {
    errorBox.hidden = true;
    film.focus();
    film.load();
    // The events above say why it does not play.
    film.play().catch(() => undefined);
  });
}
