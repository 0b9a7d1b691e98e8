const requestHeaders = [
  "authorization, x-client-info, apikey, content-type, idempotency-key, x-retry-count, traceparent, tracestate, baggage",
  "inquiry-page, tus-resumable, upload-length, upload-metadata, upload-offset",
].join(", ");

/** Lets pages of the site read a response, and those alone. A function answers preflight requests itself. */
export function allowSite(siteOrigin: string, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Access-Control-Allow-Origin", siteOrigin);
  headers.set("Access-Control-Allow-Methods", "POST, HEAD, PATCH, DELETE, OPTIONS");
  headers.set("Access-Control-Allow-Headers", requestHeaders);
  headers.set(
    "Access-Control-Expose-Headers",
    "Retry-After, Location, Tus-Resumable, Upload-Length, Upload-Offset",
  );
  headers.set("Access-Control-Max-Age", "3600");
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(response.body, { status: response.status, headers });
}
