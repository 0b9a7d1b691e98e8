import { AsyncLocalStorage } from "node:async_hooks";

export type ServiceName = "pages" | "auth" | "rest" | "functions" | "files" | "health";

/** Why a request was answered with 429 or 503. */
export type RefusalReason = "requests_per_network" | "rate_limit" | "mail_limit" | "unavailable";

export interface CurrentRequest {
  readonly id: string;
  service: ServiceName;
  /** Its pattern: `/auth/v1/admin/users/:id`. Undefined for a page, and for a call that was refused before it was routed. */
  route: string | undefined;
  refusal: RefusalReason | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The request that the code at hand works for; undefined in the background. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

export function runInRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}

/** Runs what a request only sets off: work for others is not logged as its own. */
export function runInBackground<Result>(work: () => Result): Result {
  return storage.exit(work);
}

export function noteRoute(noted: { service?: ServiceName; route?: string }): void {
  Object.assign(storage.getStore() ?? {}, noted);
}

export function noteRefusal(reason: RefusalReason): void {
  const request = storage.getStore();
  if (request) request.refusal = reason;
}

/** Whether a body could not be read because its sender left, which is no failure of ours. */
export function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
