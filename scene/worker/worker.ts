// The scene beside the page: a worker that draws on a canvas the page has handed over.
import type { FromWorker, ToWorker } from "./messages.ts";
import { isSoftware, rendererName } from "./renderer-name.ts";
import { Stage } from "./hero-animation.ts";

let stage: Stage | undefined;

tell({ type: "awake" });
addEventListener("error", (event) => {
  // Told in a message, with what is known of it; the page does not need to hear of it twice.
  event.preventDefault();
  fail(event.error ?? event.message);
});
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") void open(data);
  else if (stage) direct(stage, data);
});

async function open(message: ToWorker & { type: "open" }) {
  const renderer = rendererName();
  if (isSoftware(renderer)) return tell({ type: "software", renderer });
  const opened = new Stage(message, tell);
  await opened.prepare();
  stage = opened;
  tell({ type: "ready" });
}

function direct(stage: Stage, message: Exclude<ToWorker, { type: "open" }>) {
  switch (message.type) {
    case "start":
      return stage.start(message.intro);
    case "resize":
      return stage.resize(message.frame);
    case "pointer":
    case "scroll":
      return stage.follow(message);
    case "seen":
      return stage.see(message.seen);
    case "pause":
      return stage.pause(message.paused);
  }
}

function fail(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  tell({ type: "error", names: /webgl|context/i.test(message) ? "webgl" : "other", message, stack });
}

function tell(message: FromWorker) {
  postMessage(message);
}
