// Draws the hero in a worker, on a canvas the page has transferred.
import type { FromWorker, ToWorker } from "./messages.ts";
import { isSoftware, rendererName } from "./renderer-name.ts";
import { HeroAnimation } from "./hero-animation.ts";

let animation: HeroAnimation | undefined;

send({ type: "started" });
addEventListener("error", (event) => {
  // The message carries the stack; unprevented, the page would get an error event without it as well.
  event.preventDefault();
  fail(event.error ?? event.message);
});
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "open") void open(data);
  else if (animation) handle(animation, data);
});

async function open(message: ToWorker & { type: "open" }) {
  const renderer = rendererName();
  if (isSoftware(renderer)) return send({ type: "software-renderer", renderer });
  const opened = new HeroAnimation(message, send);
  await opened.prepare();
  animation = opened;
  send({ type: "ready" });
}

function handle(animation: HeroAnimation, message: Exclude<ToWorker, { type: "open" }>) {
  switch (message.type) {
    case "start":
      return animation.start(message.intro);
    case "resize":
      return animation.resize(message.frame);
    case "pointer":
    case "scroll":
      return animation.handleInput(message);
    case "visibility":
      return animation.setVisible(message.isVisible);
    case "pause":
      return animation.setPaused(message.isPaused);
  }
}

function fail(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  send({ type: "error", cause: /webgl|context/i.test(message) ? "webgl" : "other", message, stack });
}

function send(message: FromWorker) {
  postMessage(message);
}
