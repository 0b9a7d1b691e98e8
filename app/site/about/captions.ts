import { localeFromPath } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";
import type { Route } from "./+types/captions.ts";
import { captionMargin, filmShots } from "../../../firm/story/film-shots.ts";

/** `/en/about/captions.vtt` */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname);
  let end = 0;
  const cues = filmShots.map(({ seconds, caption, cueSettings }) => {
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
