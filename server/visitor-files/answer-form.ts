import type { IncomingMessage } from "node:http";
import { NetworkCounts } from "../http/network-counts.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { readBody } from "../../app/read-body.server.ts";
import { FileRefusal } from "./file-refusal.ts";
import { formLimits } from "./form-limits.ts";
import { receiveFile } from "./receive-file.ts";
import type { StoredFiles } from "./stored-files.ts";

/** Takes files of browsers without scripts. Each form is answered by the page, which says what became of it. */
export function createFormReader() {
  let forms = 0;
  const perNetwork = new NetworkCounts();

  async function read(request: IncomingMessage, network: string | null, files: StoredFiles) {
    await files.assertWanted();
    if (request.destroyed) throw new FileRefusal(400, "unfinished");
    const counted = network ?? "";
    const isBusy = network !== null && perNetwork.get(network) >= formLimits.formsPerNetwork;
    if (isBusy || forms >= formLimits.forms) throw new FileRefusal(503, "busy");
    const { stored, ended } = receiveFile(request, files, formLimits);
    forms += 1;
    perNetwork.add(counted, 1);
    try {
      await stored;
    } finally {
      // What is still to come of a refused file is dropped, and keeps nobody waiting.
      forms -= 1;
      perNetwork.add(counted, -1);
      await ended;
    }
  }

  return {
    /** A form with a file in it. */
    answerFile: (request: IncomingMessage, page: string, network: string | null, files: StoredFiles) =>
      answer(page, "file", () => read(request, network, files)),

    /** A form whose field `remove` is the id of a file, and whose box `sure` is ticked. */
    answerRemoval: (request: Request, page: string, files: StoredFiles) =>
      answer(page, "file_removed", async () => {
        const fields = await readFields(request);
        const id = fields.get("remove");
        // A mail scanner presses every button.
        if (!fields.has("sure")) throw new FileRefusal(422, "not_ticked");
        if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? "")) throw new FileRefusal(404, "gone");
        await files.remove(id ?? "");
      }),
  };
}

/** An id and a box: more is not read. */
async function readFields(request: Request): Promise<URLSearchParams> {
  const { bytes } = await readBody(request, 1_000);
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

/** Sends the browser back to the files on the page. */
async function answer(page: string, done: string, work: () => Promise<void>): Promise<Response> {
  let query = `done=${done}`;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FileRefusal)) log("visitor_file_failed", describeError(error));
    query = `problem=${error instanceof FileRefusal ? error.problem : "server"}`;
  }
  return new Response(null, { status: 303, headers: { Location: `${page}?${query}#files` } });
}
