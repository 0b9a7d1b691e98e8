import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Config } from "../config.ts";

/** Seconds after which a busy server may be asked again. */
export const retryAfter = "5";

const busy = "The site is very busy. Try again in a moment.\nالموقع مزدحم الآن. حاول بعد قليل.\n";

/** Answers a request that is not looked at any further, whoever asked and for what. */
export function refuse(
  response: ServerResponse,
  status: 400 | 414 | 429 | 503,
  { hsts }: Pick<Config, "hsts">,
): void {
  const isBusy = status === 429 || status === 503;
  const text = isBusy ? busy : `${STATUS_CODES[status]}\n`;
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      // A page of another origin may read why it was refused, as it may read every answer of the services.
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "Retry-After",
      ...(isBusy && { "Retry-After": retryAfter }),
      ...(hsts && { "Strict-Transport-Security": hsts }),
    })
    .end(text);
}
