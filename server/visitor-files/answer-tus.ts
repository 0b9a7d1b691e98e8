import { Server } from "@tus/server";
import { readBody } from "../../app/read-body.server.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { FileRefusal } from "./file-refusal.ts";
import type { StoredFiles } from "./stored-files.ts";
import { TusStore } from "./tus-store.ts";

/** Bytes of a body, as everywhere. */
const maxBodyBytes = 1024 * 1024;

/** Characters of the header that holds a file's name, which may have a thousand of up to four bytes, in base64. */
const maxMetadataLength = 8_192;
const maxNameLength = 1_000;

/** What the protocol reads, and of the answer what it says. Where the request came from, and through which proxies, is not for it. */
const requestHeaders = /^(?:tus-|upload-)/;
const responseHeaders = /^(?:tus-|upload-|location$)/;

/** The database holds the row of a file while it changes, whatever process does. */
const locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

/** Answers a request of the protocol for resumable uploads, tus 1.0. Uploads begin at `path`; each has its own address below. */
export async function answerTus(request: Request, path: string, files: StoredFiles): Promise<Response> {
  let refusal: FileRefusal | undefined;
  const tus = new Server({
    path,
    // Relative: the path holds a key.
    generateUrl: (_, { id }) => `${path.slice(path.lastIndexOf("/") + 1)}/${id}`,
    allowedOrigins: [],
    datastore: new TusStore(files),
    locker,
    async onUploadCreate(_, { metadata }) {
      if ([...(metadata?.["filename"] ?? "")].length > maxNameLength) throw new FileRefusal(400, "no_name");
      return {};
    },
    onResponseError(_, error) {
      if (error instanceof FileRefusal) refusal = error;
      // Everything else with a status is the library's own.
      else if (!("status_code" in error)) {
        log("visitor_file_failed", describeError(error));
        refusal = new FileRefusal(500, "server");
      }
      return undefined;
    },
  });
  try {
    // Before anything is read.
    if (request.method === "PATCH") await files.assertWanted();
    const response = await tus.handleWeb(await copyRequest(request));
    return refusal ? refuse(refusal) : withHeaders(response);
  } catch (error) {
    if (error instanceof FileRefusal) return refuse(error);
    throw error;
  }
}

/** The request with its whole body. Throws a FileRefusal for one that is too large. */
async function copyRequest(request: Request): Promise<Request> {
  const { method, url } = request;
  const headers = new Headers([...request.headers].filter(([name]) => requestHeaders.test(name)));
  if ((request.headers.get("upload-metadata") ?? "").length > maxMetadataLength)
    throw new FileRefusal(400, "no_name");
  // What comes with a POST comes again with the first PATCH.
  if (method !== "PATCH") return new Request(url, { method, headers });
  headers.set("Content-Type", request.headers.get("content-type") ?? "");
  if (Number(request.headers.get("content-length")) > maxBodyBytes)
    throw new FileRefusal(413, "piece_too_large");
  const { bytes, isComplete } = await readBody(request, maxBodyBytes);
  if (!isComplete) throw new FileRefusal(413, "piece_too_large");
  return new Request(url, { method, headers, body: bytes });
}

/** Refuses in JSON: `{"error": "other_content", "content": "html"}`. */
export function refuse({ status, problem, details }: FileRefusal): Response {
  const { retryAfter, content } = details;
  const headers = { "Tus-Resumable": "1.0.0", ...(retryAfter && { "Retry-After": retryAfter }) };
  return Response.json({ error: problem, content }, { status, headers });
}

function withHeaders(response: Response): Response {
  const headers = [...response.headers].filter(([name]) => responseHeaders.test(name));
  return new Response(response.body, { status: response.status, headers });
}
