import pLimit from "p-limit";
import { addRow } from "./add-row.ts";
import { filesUrl, rowsOfFiles } from "./page-parts.ts";
import { sendFile } from "./send-file.ts";

/** More would only divide the same line. */
const limit = pLimit(3);
const uploads = new WeakMap<Element, ReturnType<typeof sendFile>>();

/** Sends a file: as a new one, or the rest of one that was begun before. */
export function addUpload(file: File, isFolder: boolean) {
  const same = rowsOfFiles().find(
    ({ dataset }) => dataset["name"] === file.name && dataset["size"] === String(file.size),
  );
  const isBegun = same && !("whole" in same.dataset) && !("state" in same.dataset);
  const { row, show } = addRow(file, isBegun ? same : null);
  const dismiss = row.querySelector("[data-action=dismiss]");
  dismiss?.addEventListener("click", () => row.remove());
  if (isFolder) return show({ kind: "refused", problem: "folder" });
  if (same && !isBegun) return show({ kind: "refused", problem: "known" });

  const begun = isBegun ? `${filesUrl}/${same.dataset["id"]}` : null;
  const upload = sendFile({ file, begun, show, onBegun: setId });
  uploads.set(row, upload);
  if (begun) setId(begun);
  function setId(url: string) {
    row.dataset["id"] = url.slice(url.lastIndexOf("/") + 1);
  }
  show({ kind: "waiting" });
  // It may have been removed meanwhile.
  const send = () => limit(async () => row.isConnected && upload.send());
  void send();
  row.querySelector("[data-action=pause]")?.addEventListener("click", upload.pause);
  row.querySelector("[data-action=resume]")?.addEventListener("click", () => {
    show({ kind: "waiting" });
    void send();
  });
}

/** Stops sending the file of a row, which has an id then when the server has begun it. */
export async function stopUpload(row: HTMLElement): Promise<void> {
  if (!("whole" in row.dataset)) await uploads.get(row)?.stop();
}

/** Whether the file of any row would stay behind if the window were closed. */
export function isSending(): boolean {
  const states = ["waiting", "sending", "lost"].map((state) => `#files [data-state=${state}]`);
  return document.querySelector(states.join()) !== null;
}
