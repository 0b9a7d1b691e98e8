import { useEffect, useEffectEvent, useRef } from "react";
import type { ApiError } from "../../../backend/errors/api-error.ts";
import { createRandomId } from "../../random-id.ts";
import type { StoredDraftFile } from "../../../backend/inquiry-rows.ts";
import { removeDraftFile, uploadFile } from "./transfer.ts";

/** What a reply takes along, as far as it is there. */
export interface FilesToSend {
  ids: string[];
  isUploading: boolean;
  /** One could not be uploaded, and is neither removed nor tried again. */
  isIncomplete: boolean;
}

export interface ReplyFile {
  key: string;
  id: string | undefined;
  name: string;
  size: number;
  state: "uploading" | "ready" | "failed";
  /** Bytes. */
  sent: number;
  error?: ApiError | undefined;
  /** Of one chosen in this window. */
  chosen?: { file: File; leaving: AbortController };
}

/** What was done in this window. */
export interface OwnFiles {
  chosen: ReplyFile[];
  /** Ids of files that the server had. */
  removed: string[];
}

export interface UseReplyFilesOptions {
  inquiryId: string;
  /** What the server has. */
  stored: StoredDraftFile[];
  /** Kept by the composer, which may show something else meanwhile. */
  own: OwnFiles;
  onOwnChange: (change: (own: OwnFiles) => OwnFiles) => void;
  onChange: (files: FilesToSend) => void;
}

/** The files of a draft: those that the server has, then those chosen here, which are uploaded one after the other. */
export function useReplyFiles({
  inquiryId,
  stored,
  own: { chosen, removed },
  onOwnChange,
  onChange,
}: UseReplyFilesOptions) {
  const uploading = useRef<Promise<unknown>>(Promise.resolve());
  const isShown = ({ id }: StoredDraftFile) =>
    !removed.includes(id) && !chosen.some((file) => file.id === id);
  const files = [...stored.filter(isShown).map(toReplyFile), ...chosen];

  const ids = files
    .filter(({ state }) => state === "ready")
    .map(({ id }) => id)
    .join(" ");
  const isUploading = files.some(({ state }) => state === "uploading");
  const isIncomplete = files.some(({ state }) => state === "failed");
  const report = useEffectEvent(onChange);
  useEffect(
    () => report({ ids: ids.split(" ").filter(Boolean), isUploading, isIncomplete }),
    [ids, isUploading, isIncomplete],
  );

  function changeChosen(change: (all: ReplyFile[]) => ReplyFile[]) {
    onOwnChange((own) => ({ ...own, chosen: change(own.chosen) }));
  }

  async function upload({ key, chosen: own }: ReplyFile, before: Promise<unknown>) {
    if (!own) return;
    const change = (values: Partial<ReplyFile>) =>
      changeChosen((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
    change({ state: "uploading", sent: 0, error: undefined });
    await before;
    const { signal } = own.leaving;
    const onProgress = (sent: number) => change({ sent });
    const { data: id, error } = await uploadFile(inquiryId, own.file, { signal, onProgress });
    change({ state: error ? "failed" : "ready", error, id });
  }

  function start(file: ReplyFile) {
    uploading.current = upload(file, uploading.current);
  }

  return {
    files,
    add(added: File[]) {
      const next = added.map((file): ReplyFile => {
        const key = createRandomId();
        const { name, size } = file;
        const own = { file, leaving: new AbortController() };
        return { key, id: undefined, name, size, state: "uploading", sent: 0, chosen: own };
      });
      changeChosen((all) => [...all, ...next]);
      for (const file of next) start(file);
    },
    retry: start,
    remove({ key, id, chosen: own }: ReplyFile) {
      own?.leaving.abort();
      if (id) void removeDraftFile(id);
      changeChosen((all) => all.filter((one) => one.key !== key));
      if (id) onOwnChange((before) => ({ ...before, removed: [...before.removed, id] }));
    },
  };
}

function toReplyFile({ id, name, size }: StoredDraftFile): ReplyFile {
  return { key: id, id, name, size, state: "ready", sent: size };
}
