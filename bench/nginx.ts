import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/free-port.ts";

export interface Nginx {
  url: string;
  /** Of the one process that answers; undefined where the machine does not tell. */
  workerId: number | undefined;
  stop(): Promise<void>;
}

/** Starts nginx with one worker that answers `/en` from a file compressed ahead, with the `headers` this site is to have. */
export async function startNginx(
  html: Buffer,
  gzipped: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-nginx-"));
  // The worker of a root's nginx is somebody else, who has to find the way in.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "en"));
  await writeFile(join(folder, "en/index.html"), html);
  await writeFile(join(folder, "en/index.html.gz"), gzipped);
  const port = await freePort();
  await writeFile(join(folder, "nginx.conf"), configuration(port, headers));
  const parameters = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const child = spawn("nginx", parameters, { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/en`, child);
  return {
    url,
    workerId: await workerOf(child),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

/** What nginx says by itself. */
const own = [
  "accept-ranges",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
];

function configuration(port: number, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers).filter(([name]) => !own.includes(name) && name !== "keep-alive");
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return `daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  ${scratch.join(" ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root .;
    ${added.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join("\n    ")}
    location = /en { default_type text/html; try_files /en/index.html =404; }
  }
}
`;
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url, { headers: { "accept-encoding": "gzip" } }).catch(() => undefined);
    const isRight = answer?.ok && answer.headers.get("content-encoding") === "gzip";
    if (isRight) return;
    if (answer) throw new Error(`nginx answers ${answer.status}, not with the compressed page`);
    await wait(50);
  }
  throw new Error("nginx did not start");
}

async function workerOf({ pid }: ChildProcess): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return Number.parseInt(children, 10) || undefined;
}
