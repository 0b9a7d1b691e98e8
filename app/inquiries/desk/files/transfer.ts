import { toApiError } from "../../../backend/errors/api-error.ts";
import { apiOrigin } from "../../../backend/api-origin.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { sendInSession } from "../../../backend/fetch-with-session.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { raisedErrorWords } from "../../../backend/errors/raised-error-words.ts";

/** The server refuses a larger file, and a browser reads no answer while it sends. */
const maxBytes = 10 * 1024 * 1024;

const wrongSize = {
  code: "22023",
  message: "A file can have 10 MB and cannot be empty." satisfies keyof typeof raisedErrorWords,
};

interface UploadOptions {
  /** Ends it: nothing of it stays. */
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/** Adds a file to the caller's draft of a reply, and returns its id. Never rejects. */
export async function uploadFile(
  inquiryId: string,
  file: File,
  options: UploadOptions,
): Promise<ApiResult<string>> {
  if (file.size > maxBytes) return { error: wrongSize };
  try {
    const response = await sendInSession((token) => post(inquiryId, file, token, options));
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return { error: toApiError(answer, response.status) };
    // As the server answers it.
    return { data: (answer as { id: string }).id };
  } catch (error) {
    return { error: toApiError(error) };
  }
}

/** By the one interface that tells how much has been sent. */
function post(
  inquiryId: string,
  file: File,
  token: string | undefined,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded }) => onProgress(loaded);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  // As `fetch` words it.
  request.onerror = () => reject(new TypeError("Failed to fetch"));
  request.onabort = () => reject(signal.reason);
  request.open("POST", `${apiOrigin()}/files?inquiry=${inquiryId}`);
  request.setRequestHeader("Authorization", `Bearer ${token ?? ""}`);
  request.setRequestHeader(
    "Content-Disposition",
    `attachment; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
  );
  if (signal.aborted) reject(signal.reason);
  else request.send(file);
  signal.addEventListener("abort", () => request.abort());
  return promise;
}

/** One that is gone already is no failure, and one that stays is shown when the page is opened again. */
export async function removeDraftFile(id: string): Promise<void> {
  await databaseClient().rpc("remove_draft_file", { file_id: id });
}

/** Has the browser download what was attached to a mail. Never rejects. */
export async function downloadFile(id: string): Promise<ApiResult<string>> {
  const result = await linkFile(id, false);
  if (result.error) return result;
  const link = document.createElement("a");
  link.href = result.data;
  // The server names the file. Should it answer with an error, the page stays.
  link.download = "";
  link.click();
  return result;
}

/** An address that opens a file for a minute. A picture that is only shown small counts as no download. */
export async function linkFile(id: string, isPicture: boolean): Promise<ApiResult<string>> {
  const { data, error } = toResult(
    await databaseClient().rpc("create_file_link", { file_id: id, is_picture: isPicture }),
  );
  return error ? { error } : { data: `${apiOrigin()}/files/${data}` };
}
