import { z } from "zod";
import type { Call } from "../functions/call-as.ts";
import { withDueMoment } from "../functions/with-due-moment.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import { checkFileType, isTakenName } from "./check-file-type.ts";
import { type FileProblem, FileRefusal, refusalOf } from "./file-refusal.ts";

/** Bytes of a file, as the database has it. */
export const maxFileBytes = 50 * 1024 * 1024;
export const pieceBytes = 256 * 1024;

/** Bytes that are stored at once. */
export const batchBytes = 4 * pieceBytes;

const stateSchema = z.object({
  name: z.string(),
  size: z.int(),
  received: z.int(),
  is_finished: z.boolean(),
});

export interface StoredFile extends z.infer<typeof stateSchema> {
  id: string;
}

export type StoredFiles = ReturnType<typeof openStoredFiles>;

export interface FilesKey {
  reference: string;
  key_hash: string;
}

interface FilesRuntime {
  /** Calls a SQL function as the service role. */
  rpc: Call;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  wakeMail(): void;
}

/** The files of the inquiry that a link opens. All of its functions throw a FileRefusal. */
export function openStoredFiles(key: FilesKey, { rpc, network, wakeMail }: FilesRuntime) {
  async function call(name: string, parameters: Record<string, unknown>, invalid?: FileProblem) {
    return dataOf(await rpc(name, { ...key, ...parameters }), invalid);
  }

  function dataOf(result: RpcResult, invalid?: FileProblem): unknown {
    const refusal = refusalOf(result, invalid);
    if (refusal) throw refusal;
    return result.data;
  }

  /** Refuses bytes that are not what the name says, and deletes what there is of them. */
  async function requireType(id: string, name: string, start: Uint8Array): Promise<void> {
    const found = await checkFileType(name, start);
    if (!found) return;
    await remove(id);
    const content = found.problem === "other_content" ? found.content : undefined;
    throw new FileRefusal(415, found.problem, { content });
  }

  async function remove(id: string): Promise<void> {
    await call("remove_visitor_file", { file_id: id });
  }

  return {
    remove,

    /** Whether files may come at all: to be asked before any is read. */
    async assertWanted(): Promise<void> {
      await call("assert_files_wanted", {});
    },

    /** Returns the id of a new one, of `size` bytes. */
    async begin(typed: string, size: number): Promise<string> {
      // The database has no character for it.
      const name = typed.replaceAll("\0", "");
      if (name.trim() === "") throw new FileRefusal(400, "no_name");
      if (size === 0) throw new FileRefusal(400, "empty");
      if (size > maxFileBytes) throw new FileRefusal(413, "file_too_large");
      if (!isTakenName(name)) throw new FileRefusal(415, "unknown_type");
      return String(await call("begin_visitor_file", { name, size, network }));
    },

    /** Where a file stands. */
    async find(id: string): Promise<StoredFile> {
      const state = stateSchema.parse(await call("visitor_file_state", { file_id: id }));
      return { id, ...state };
    },

    /** Stores whole pieces of what comes at `offset`, and returns how many bytes there are then. */
    async add({ id, name, size }: StoredFile, offset: number, bytes: Buffer): Promise<number> {
      if (offset + bytes.length < size && bytes.length < pieceBytes)
        throw new FileRefusal(400, "piece_too_small");
      if (offset === 0) await requireType(id, name, bytes);
      let received = offset;
      for (let start = 0; start < bytes.length; start += batchBytes) {
        const part = bytes.subarray(start, start + batchBytes);
        const at = offset + start;
        // Less than a piece comes again, with what follows.
        if (part.length < pieceBytes && at + part.length < size) break;
        const piece = { file_id: id, at_offset: at, content: part.toString("base64") };
        received = Number(await call("add_visitor_file_piece", piece, "offset"));
      }
      return received;
    },

    /** Of a file whose size was not known before. */
    async shrink(id: string, size: number): Promise<void> {
      await call("shrink_visitor_file", { file_id: id, size });
    },

    /** Makes a whole file one that staff see. */
    async finish({ id, name }: Pick<StoredFile, "id" | "name">): Promise<void> {
      const start = await call("visitor_file_beginning", { file_id: id });
      await requireType(id, name, Buffer.from(String(start), "base64"));
      const result = await withDueMoment(rpc, new Date(), (dueAt) =>
        rpc("finish_visitor_file", { ...key, file_id: id, new_due_at: dueAt }),
      );
      dataOf(result, "unfinished");
      wakeMail();
    },
  };
}
