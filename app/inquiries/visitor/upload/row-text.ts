import { formatBytes, formatPeriod, formatShare } from "../../../i18n/format.ts";
import { interpolate, type Locale, type LocalizedText } from "../../../i18n/text.ts";
import { fileProblemWords, fileWords } from "../file-words.ts";
import { shortMoment } from "../office-moment.ts";
import { sentBytes, type UploadState } from "./upload-state.ts";
import { uploadWords } from "./upload-words.ts";

/** `25.7 MB of 41.5 MB` while it is sent. */
export function sizeText(locale: Locale, state: UploadState, size: number): string {
  const whole = formatBytes(locale, size);
  if (!("sent" in state)) return whole;
  return interpolate(uploadWords.size[locale], { sent: formatBytes(locale, state.sent), size: whole });
}

/** `62%, about 40 seconds left`; `lostAt` are the shares at which the connection was lost. */
export function stateText(locale: Locale, state: UploadState, size: number, lostAt: number[]): string {
  const share = formatShare(locale, shareOf(sentBytes(state, size), size));
  switch (state.kind) {
    case "waiting":
      return uploadWords.waiting[locale];
    case "sending":
      return state.secondsLeft === null
        ? share
        : interpolate(uploadWords.sending[locale], { share, time: timeText(locale, state.secondsLeft) });
    case "lost":
      return interpolate(uploadWords.lost[locale], { share });
    case "paused":
      return interpolate(uploadWords.paused[locale], { share });
    case "done":
      return doneText(locale, lostAt);
    case "refused":
      return problemText(locale, state.problem);
  }
}

/** Between 0 and 1, of the whole; 0 of an empty file. */
export function shareOf(sent: number, size: number): number {
  return size === 0 ? 0 : sent / size;
}

/** Long ones in minutes: Arabic would need two of anything in another case than the format has. */
function timeText(locale: Locale, seconds: number): string {
  return seconds < 180
    ? formatPeriod(locale, Math.max(10, Math.round(seconds / 10) * 10), "second")
    : formatPeriod(locale, Math.round(seconds / 60), "minute");
}

function doneText(locale: Locale, lostAt: number[]): string {
  const arrived = interpolate(fileWords.arrived[locale], {
    moment: shortMoment(locale, new Date().toISOString()),
  });
  const last = lostAt.at(-1);
  if (last === undefined) return arrived;
  return `${arrived}. ${interpolate(uploadWords.wasLost[locale], { share: formatShare(locale, last) })}`;
}

function problemText(locale: Locale, problem: string): string {
  const ours: Record<string, LocalizedText> = { known: uploadWords.known, folder: uploadWords.folder };
  const words = ours[problem] ?? fileProblemWords[problem] ?? fileProblemWords["server"];
  return words?.[locale] ?? "";
}
