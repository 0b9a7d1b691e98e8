import type { RpcResult } from "../../app/rpc.server.ts";
import { log } from "../log/log.ts";
import type { FileTypeProblem } from "./check-file-type.ts";

/** Why a file, or a part of it, is not taken. */
export type FileProblem =
  | FileTypeProblem["problem"]
  | "empty"
  | "no_name"
  | "file_too_large"
  | "files_too_large"
  | "too_many_files"
  | "piece_too_large"
  | "piece_too_small"
  | "offset"
  | "gone"
  | "too_many"
  | "busy"
  | "unfinished"
  | "not_ticked"
  | "server";

interface Details {
  /** In one word, what a file holds instead of what its name says. */
  content?: string | undefined;
  /** Seconds. */
  retryAfter?: string | undefined;
}

/** What the uploader is told instead. */
export class FileRefusal extends Error {
  readonly status: number;
  readonly problem: FileProblem;
  readonly details: Details;

  constructor(status: number, problem: FileProblem, details: Details = {}) {
    super(problem);
    this.status = status;
    this.problem = problem;
    this.details = details;
  }
}

/** The refusal that an error of one of the SQL functions stands for; `invalid` is that of what they cannot take. */
export function refusalOf(
  { error, status }: RpcResult,
  invalid: FileProblem = "server",
): FileRefusal | undefined {
  if (!error) return undefined;
  switch (error.code) {
    case "PT404":
      return new FileRefusal(404, "gone");
    case "PT413":
      return new FileRefusal(413, tooLarge.find((problem) => problem === error.message) ?? "file_too_large");
    case "PT429":
      return new FileRefusal(429, "too_many", { retryAfter: error.details ?? undefined });
    case "22023":
      return new FileRefusal(invalid === "offset" ? 409 : 400, invalid);
    default:
      log("visitor_file_failed", { code: error.code });
      return new FileRefusal(status === 503 ? 503 : 500, "server");
  }
}

const tooLarge = ["file_too_large", "files_too_large", "too_many_files"] as const;
