import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { noteRefusal, type RefusalReason } from "../current-request.ts";
import { requestIdHeader, sendRequestId } from "./request-id.ts";

/** Seconds after which a request to a busy server may be retried. */
export const retryAfter = "5";

const busyText = "The site is very busy. Try again in a moment.\nالموقع مزدحم الآن. حاول بعد قليل.\n";

/** Answers a request with an error before anything else is done with it. 429 and 503 have a reason. */
export function refuse(
  response: ServerResponse,
  status: 400 | 414 | 417 | 429 | 503,
  { hsts }: Pick<Config, "hsts">,
  reason?: RefusalReason,
): void {
  if (reason) noteRefusal(reason);
  sendRequestId(response);
  const isBusy = status === 429 || status === 503;
  const text = isBusy ? busyText : `${STATUS_CODES[status]}\n`;
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      // Pages of other origins may read why, as they may read every response of the services.
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": `Retry-After, ${requestIdHeader}`,
      ...(isBusy && { "Retry-After": retryAfter }),
      ...(hsts && { "Strict-Transport-Security": hsts }),
    })
    .end(text);
}
