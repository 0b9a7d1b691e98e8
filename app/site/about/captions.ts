import { localeFromPath } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { Route } from "./+types/captions.ts";
import { film } from "../../../firm/story/film.ts";

/** Seconds between the start of a shot and its caption, and between the caption and the end of the shot. */
const captionMargin = 0.3;

/** `/en/about/captions.vtt` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  let end = 0;
  const cues = (film?.shots ?? []).map(({ seconds, caption, cueSettings }) => {
    const start = end;
    end += seconds;
    const timings = `${timestamp(start + captionMargin)} --> ${timestamp(end - captionMargin)}`;
    return `${[timings, cueSettings].filter(Boolean).join(" ")}\n${interpolateFacts(locale, caption[locale])}\n`;
  });
  return new Response(["WEBVTT\n", ...cues].join("\n"), {
    headers: { "Content-Type": "text/vtt; charset=utf-8" },
  });
}

function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
}
