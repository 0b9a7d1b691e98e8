import { useEffect, useEffectEvent, useRef } from "react";
import type { ApiError } from "../../../backend/api-error.ts";
import { createRandomId } from "../../../random-id.ts";
import type { StoredDraftFile } from "../../../backend/inquiry-rows.ts";
import { removeDraftFile, Upload } from "./upload.ts";

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
  upload?: Upload;
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
    !removed.includes(id) && !chosen.some(({ upload }) => upload?.id === id);
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

  async function upload(file: ReplyFile, before: Promise<unknown>) {
    const change = (values: Partial<ReplyFile>) =>
      changeChosen((all) => all.map((one) => (one.key === file.key ? { ...one, ...values } : one)));
    change({ state: "uploading", error: undefined });
    await before;
    const error = await file.upload?.run((sent) => change({ sent }));
    change({ state: error ? "failed" : "ready", error, id: file.upload?.id });
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
        const begun = new Upload(inquiryId, file);
        return { key, id: undefined, name, size, state: "uploading", sent: 0, upload: begun };
      });
      changeChosen((all) => [...all, ...next]);
      for (const file of next) start(file);
    },
    retry: start,
    remove({ key, id, upload }: ReplyFile) {
      upload?.stop();
      if (!upload && id) void removeDraftFile(id);
      changeChosen((all) => all.filter((one) => one.key !== key));
      const gone = id ?? upload?.id;
      if (gone) onOwnChange((own) => ({ ...own, removed: [...own.removed, gone] }));
    },
  };
}

function toReplyFile({ id, name, size, is_stored: isStored }: StoredDraftFile): ReplyFile {
  return { key: id, id, name, size, state: isStored ? "ready" : "failed", sent: size };
}
