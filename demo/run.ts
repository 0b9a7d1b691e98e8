import { parseArgs } from "node:util";
import { runCommand } from "../server/commands/command.ts";
import { writeLogTo } from "../server/log/log.ts";
import { whenParentEnds } from "../server/startup/when-parent-ends.ts";
import { parsePort, refuseSettings } from "./refuse-settings.ts";
import { type Demo, startDemo } from "./start-demo.ts";

// `npm run demo`: the site and a desk full of made-up inquiries, on this machine, until Ctrl+C.
const help = {
  usage: "npm run demo [-- --pictures]",
  does: "Starts the site with made-up inquiries, for this machine only, and deletes its data at the end. With --pictures it draws the README's pictures instead.",
};

await runCommand(help, async () => {
  const { values: flags } = parseArgs({ options: { pictures: { type: "boolean", default: false } } });
  refuseSettings(process.env);
  const port = parsePort(process.env);
  writeLogTo(showFailures);
  if (flags.pictures) {
    const { drawPictures } = await import("./draw-pictures.ts");
    return drawPictures();
  }
  const starting = startDemo(port);
  const isStopping = stopOnSignal(starting);
  const demo = await starting;
  if (!isStopping()) announce(demo);
});

/** The log has no reader here, but what the server failed at is to be seen. */
function showFailures(line: string) {
  if (line.includes("request_failed")) console.error(line);
}

function announce({ siteUrl, deskUrls, mailUrl, emails, password }: Demo) {
  console.log(`
Nawat with three months of made-up inquiries:

  Site            ${siteUrl}
  Desk, English   ${deskUrls.en}
  Desk, Arabic    ${deskUrls.ar}
  Emails          ${mailUrl}

Each link to the desk works once, within an hour. After that, sign in
as ${emails.en} or ${emails.ar} with the password ${password}
No email leaves this machine. Ctrl+C ends the demo and deletes its data.
`);
}

/** Ctrl+C reaches the process twice, from the terminal and from npm; also while it starts. */
function stopOnSignal(starting: Promise<Demo>) {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await (await starting).stop();
    console.log("Stopped, and its data deleted.");
    process.exit();
  };
  const stopOnce = () => void (stopping ??= stop());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopOnce);
  whenParentEnds(stopOnce);
  return () => stopping !== undefined;
}
