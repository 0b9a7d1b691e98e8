import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import {
  type CurrentRequest,
  currentRequest,
  type RefusalReason,
  runInRequest,
  type ServiceName,
} from "../current-request.ts";
import { log } from "../log/log.ts";
import { toLoggedPath } from "./logged-path.ts";

export interface FinishedRequest {
  service: ServiceName;
  /** HTTP; undefined when the client left before there was one. */
  status: number | undefined;
  milliseconds: number;
  refusal: RefusalReason | undefined;
}

/**
 * Gives each request its id, measures it and logs it: every call, and of pages and health checks what went wrong. Returns how to run
 * `handle` for a request; what comes of it is recorded once, when the response is sent or the client gone.
 */
export function createRequestObserver(
  config: Pick<Config, "trustedProxyHops">,
  record: (finished: FinishedRequest) => void,
) {
  return (request: IncomingMessage, response: ServerResponse, handle: () => void): void => {
    const startedAt = performance.now();
    const bytesBefore = request.socket.bytesWritten;
    const id = getRequestId(request, config);
    const current: CurrentRequest = { id, service: "pages", route: undefined, refusal: undefined };
    response.once("close", () => {
      const { service, refusal } = current;
      const status = response.headersSent ? response.statusCode : undefined;
      const milliseconds = performance.now() - startedAt;
      record({ service, status, milliseconds, refusal });
      const isCall = service !== "pages" && service !== "health";
      if (!isCall && status !== undefined && status < 400) return;
      runInRequest(current, () =>
        log("request", {
          method: request.method,
          path: current.route ?? toLoggedPath(request.url),
          status,
          reason: refusal,
          aborted: response.writableFinished ? undefined : true,
          ms: Math.round(milliseconds * 10) / 10,
          bytes: request.socket.bytesWritten - bytesBefore,
        }),
      );
    });
    runInRequest(current, handle);
  };
}

/** The same in SQL: `private.request_id`. */
const validId = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a trusted proxy gave the request, or a new one. */
function getRequestId(
  { headers }: IncomingMessage,
  { trustedProxyHops }: Pick<Config, "trustedProxyHops">,
): string {
  const given = headers["x-request-id"];
  return trustedProxyHops > 0 && typeof given === "string" && validId.test(given) ? given : randomUUID();
}

export const requestIdHeader = "X-Request-Id";

/** Tells the client the id of the request at hand. */
export function sendRequestId(response: ServerResponse): void {
  const request = currentRequest();
  if (request) response.setHeader(requestIdHeader, request.id);
}
