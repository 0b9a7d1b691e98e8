import { asRole, callForRows, callInTransaction, serviceRole } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { findDueMoment } from "../functions/due-moment.ts";
import { storeFile } from "./store-file.ts";

/** A file that came with a message. */
export interface ReceivedFile {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Undefined when it is not kept. */
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array> | undefined;
}

/** The row that `receive_mail`, `begin_inquiry` and `receive_visitor_message` return. */
interface StoredMessage {
  message_id: string | null;
  is_new: boolean;
}

/**
 * Stores a message by the SQL function `name`, and its files. Known already, it only gets those that are missing: a process may have
 * died between two pieces. Returns its id, or null when none was stored.
 */
export async function storeMessage(
  database: Database,
  { name, parameters, files }: { name: string; parameters: Record<string, unknown>; files: ReceivedFile[] },
  receivedAt: Date,
): Promise<string | null> {
  const storeRows = async (transaction: Transaction) => {
    const [row] = await callForRows<StoredMessage>(transaction, name, {
      ...parameters,
      received_at: receivedAt,
      new_due_at: await findDueMoment(transaction, receivedAt),
    });
    if (row?.is_new) await listFiles(transaction, row.message_id, files);
    return row?.message_id ?? null;
  };
  const id = await asRole(database, serviceRole, storeRows);
  if (id !== null && files.length > 0) await storeMissing(database, id, files);
  return id;
}

async function listFiles(transaction: Transaction, message: string | null, files: ReceivedFile[]) {
  for (const [index, { name, mediaType, size, content }] of files.entries())
    await callInTransaction(transaction, "list_attachment", {
      message_id: message,
      number: index + 1,
      name,
      media_type: mediaType,
      size,
      is_kept: content !== undefined,
    });
}

async function storeMissing(database: Database, message: string, files: ReceivedFile[]) {
  const list = (transaction: Transaction) =>
    callForRows<{ id: string; number: number }>(transaction, "list_unstored_attachments", {
      message_id: message,
    });
  for (const { id, number } of await asRole(database, serviceRole, list)) {
    const file = files[number - 1];
    if (file?.content) await storeFile(database, { id, size: file.size }, file.content);
  }
}
