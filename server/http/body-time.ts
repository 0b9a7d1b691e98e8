import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpLimits } from "./limits.ts";

/** Milliseconds a client whose body is refused has to read the response. */
export const lingeringTimeoutMs = 500;

/** Whether a request is a form with a file for the page of an inquiry: it may be large and slow, and is never in memory as a whole. */
export function isFileForm({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    /^\/(?:en|ar)\/inquiry\/[\w-]+\/[\w-]+\/files(?:\?|$)/.test(url) &&
    /^multipart\/form-data *;/i.test(headers["content-type"] ?? "")
  );
}

/** Closes the connection of a request whose body does not come in time. A form with a file has the limits of its reader instead. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { requestTimeout }: Pick<HttpLimits, "requestTimeout">,
): void {
  const { headers } = request;
  if (Number(headers["content-length"] ?? 0) === 0 && headers["transfer-encoding"] === undefined) return;
  const close = () => {
    if (!request.complete) sendTimeout(request, response);
  };
  if (isFileForm(request)) {
    // One that is answered before its end has no reader any more.
    response.once("finish", () => setTimeout(close, lingeringTimeoutMs).unref());
    return;
  }
  const timer = setTimeout(close, requestTimeout);
  const stop = () => clearTimeout(timer);
  request.once("end", stop).once("close", stop);
}

/** As Node does it. */
function sendTimeout({ socket }: IncomingMessage, { headersSent }: ServerResponse) {
  if (!headersSent && socket.writable)
    socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  socket.destroySoon();
}
