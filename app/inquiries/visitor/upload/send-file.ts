import { Upload } from "tus-js-client";
import { filesUrl } from "./page-parts.ts";
import { problemOf } from "./problem-of.ts";
import type { UploadState } from "./upload-state.ts";

/** As the server takes them in one request. */
const pieceBytes = 1024 * 1024;
/** Without a byte sent for so long, the connection counts as lost: browsers wait much longer. */
const silenceMs = 60_000;
const longestWaitMs = 30_000;

interface SendOptions {
  file: File;
  /** Where one goes on that was begun before. */
  begun: string | null;
  show: (state: UploadState) => void;
  /** Called with the address that the server has given the file. */
  onBegun: (url: string) => void;
}

/** Sends a file in pieces. After a lost connection it goes on for as long as the window is open. */
export function sendFile({ file, begun, show, onBegun }: SendOptions) {
  let sent = 0;
  let losses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let measured: { at: number; sent: number } | null = null;
  let leave = () => {};
  let running: Promise<void> | null = null;
  let isGone = false;
  let isPaused = false;
  /** While the server is asked to begin the file. */
  let creation: PromiseWithResolvers<void> | null = null;

  const upload = new Upload(file, {
    endpoint: filesUrl,
    uploadUrl: begun,
    chunkSize: pieceBytes,
    metadata: { filename: file.name },
    retryDelays: null,
    // The address holds the key of the page.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      onBegun(upload.url ?? "");
      settleCreation();
    },
    onAfterResponse(request, response) {
      const status = response.getStatus();
      if (request.getMethod() !== "HEAD" || status < 300) return;
      // The client would begin the file anew, beside what is there of it.
      isGone = status === 404 || status === 410;
      throw new Error(`HEAD was answered ${status}`);
    },
    onProgress(bytes) {
      sent = bytes;
      measured ??= { at: Date.now(), sent };
      waitFor(lose, silenceMs);
      show({ kind: "sending", sent, secondsLeft: secondsLeft(measured, sent, file.size) });
    },
    onChunkComplete() {
      losses = 0;
    },
    onSuccess: () => end({ kind: "done" }),
    onError(error) {
      settleCreation();
      if (isPaused) return;
      const problem = isGone ? "gone" : problemOf(error);
      if (problem) end({ kind: "refused", problem });
      else lose();
    },
  });

  function start() {
    isLost = false;
    isPaused = false;
    measured = null;
    waitFor(lose, silenceMs);
    if (creation) return;
    if (!upload.url && !begun) creation = Promise.withResolvers();
    upload.start();
  }

  function settleCreation() {
    creation?.resolve();
    creation = null;
  }

  function lose() {
    isLost = true;
    settleCreation();
    void upload.abort();
    show({ kind: "lost", sent });
    waitFor(start, Math.min(longestWaitMs, 1_000 * 2 ** losses));
    losses += 1;
  }

  function waitFor(next: () => void, ms: number) {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }

  function end(state: UploadState) {
    clearTimeout(timer);
    isLost = false;
    show(state);
    leave();
  }

  function pause() {
    isPaused = true;
    void abortOnceBegun();
    end({ kind: "paused", sent });
  }

  /** A file that is being begun has an address in a moment: without it, nobody could go on or remove it. */
  async function abortOnceBegun() {
    await creation?.promise;
    if (isPaused) await upload.abort();
  }

  addEventListener("online", () => isLost && start());

  return {
    /** Resolves when the file no longer needs the line: it has arrived, is refused, or was paused. */
    send(): Promise<void> {
      running ??= new Promise<void>((resolve) => {
        leave = resolve;
        start();
      }).finally(() => (running = null));
      return running;
    },
    pause,
    /** Resolves when it is known whether the server has begun the file. */
    async stop(): Promise<void> {
      pause();
      await creation?.promise;
    },
  };
}

function secondsLeft(since: { at: number; sent: number }, sent: number, size: number): number | null {
  const seconds = (Date.now() - since.at) / 1_000;
  const bytes = sent - since.sent;
  return seconds < 2 || bytes <= 0 ? null : (seconds * (size - sent)) / bytes;
}
