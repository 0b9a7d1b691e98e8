// Enhances the film: shows an error when it cannot be played.
import { requireElement } from "../../enhancements/require-element.ts";

const film = requireElement<HTMLVideoElement>(document, "video");
const errorBox = requireElement<HTMLElement>(document, "[data-film-error]");
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
