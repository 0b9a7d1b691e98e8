import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { z } from "zod";
import { maxFilesBytes } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import type { Config } from "../config.ts";
import { callFunction, type Principal, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { toErrorResponse } from "../functions/error-response.ts";
import { authenticateRequest, type VerifyAccessToken } from "../rest/authenticate-request.ts";
import { sendFile } from "./send-file.ts";
import { storeFile } from "./store-file.ts";

const expiredText =
  "This link has expired. Download the file from the inquiry again.\nانتهت صلاحية هذا الرابط. نزّل الملف من صفحة الاستفسار من جديد.\n";

/**
 * The files of the desk. POST with the access token of staff adds its body to their draft of a reply in `?inquiry=`, named by
 * `Content-Disposition: attachment; filename*=UTF-8''…`, and answers `{"id"}`. GET sends what a link opens, for a minute.
 */
export function createDeskFiles(
  config: Pick<Config, "publishableKey">,
  database: Database,
  verifyAccessToken: VerifyAccessToken,
) {
  const files = new Hono<{ Bindings: HttpBindings; Variables: { principal: Principal } }>();
  files.onError((error, { var: { principal } }) => toErrorResponse(error, principal?.role ?? "anon"));

  files.post("/", async (context) => {
    const { incoming } = context.env;
    try {
      const principal = await authenticateRequest(context.req.raw.headers, config, verifyAccessToken);
      context.set("principal", principal);
      return context.json({ id: await receiveFile(incoming, context.req.query("inquiry"), principal) });
    } catch (error) {
      // A browser reads no answer while it sends.
      const length = contentLength(incoming);
      if (length > 0 && length <= maxFilesBytes) await readToEnd(incoming);
      throw error;
    }
  });

  files.get("/:id", async (context) => {
    const { data: link_id } = z.guid().safeParse(context.req.param("id"));
    const file = link_id && (await callFunction(database, serviceRole, "open_file_link", { link_id }));
    return file ? sendFile(database, file) : context.text(expiredText, 404);
  });
  return files;

  /** Nothing of it stays unless all of it came, and its sender is there for the answer. */
  async function receiveFile(incoming: IncomingMessage, inquiry: string | undefined, principal: Principal) {
    const size = contentLength(incoming);
    const named = { inquiry_id: inquiry ?? null, name: fileName(incoming), size };
    const id = await callFunction<string>(database, principal, "add_draft_file", named);
    let stays = false;
    try {
      await storeFile(database, { id, size }, incoming.iterator({ destroyOnReturn: false }));
      stays = !incoming.socket.destroyed;
    } finally {
      if (!stays)
        await callFunction(database, principal, "remove_draft_file", { file_id: id }).catch(() => {});
    }
    return id;
  }
}

/** 0 of a body without a length, as of none. */
function contentLength({ headers }: IncomingMessage): number {
  return Math.min(Number(headers["content-length"] ?? 0), 2 ** 31 - 1);
}

function fileName({ headers }: IncomingMessage): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;\s]*)/i.exec(headers["content-disposition"] ?? "") ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "";
  }
}

async function readToEnd(incoming: IncomingMessage): Promise<void> {
  try {
    for await (const _ of incoming);
  } catch {
    // Its sender has left.
  }
}
