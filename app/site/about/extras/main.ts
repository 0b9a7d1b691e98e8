// What the film gains where scripts run: it says so when it cannot be played.
import { part } from "../../extras/part.ts";

const film = part<HTMLVideoElement>(document, ".film video");
const failed = part<HTMLElement>(document, ".film-failed");
const lastSource = part(film, "source:last-of-type");

const fail = () => (failed.hidden = false);

// A source that cannot be had says so to itself alone, and the next is tried.
lastSource.addEventListener("error", fail);
film.addEventListener("error", fail);
if (film.error || film.networkState === film.NETWORK_NO_SOURCE) fail();

film.addEventListener("playing", () => (failed.hidden = true));
part(failed, "button").addEventListener("click", () => {
  failed.hidden = true;
  film.focus();
  film.load();
  // Why it does not play is told by the events above.
  film.play().catch(() => undefined);
});
