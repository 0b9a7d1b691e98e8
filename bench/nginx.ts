import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../server/free-port.ts";

export interface Nginx {
  url: string;
  /** Process id of the worker; undefined where the system does not show it. */
  workerId: number | undefined;
  stop(): Promise<void>;
}

/** Starts nginx with one worker that serves `/en` from a precompressed file, with the same `headers` as this server. */
export async function startNginx(
  html: Buffer,
  gzipped: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-nginx-"));
  // An nginx started by root runs its worker as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "en"));
  await writeFile(join(folder, "en/index.html"), html);
  await writeFile(join(folder, "en/index.html.gz"), gzipped);
  const port = await findFreePort();
  await writeFile(join(folder, "nginx.conf"), renderConfiguration(port, headers));
  const parameters = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const child = spawn("nginx", parameters, { stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/en`, child);
  return {
    url,
    workerId: await findWorkerId(child),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

/** Headers that nginx sends by itself. */
const nginxHeaders = [
  "accept-ranges",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
];

function renderConfiguration(port: number, headers: IncomingHttpHeaders): string {
  const addedHeaders = Object.entries(headers).filter(
    ([name]) => !nginxHeaders.includes(name) && name !== "keep-alive",
  );
  const tempPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return `daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  ${tempPaths.join(" ")}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root .;
    ${addedHeaders.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join("\n    ")}
    location = /en { default_type text/html; try_files /en/index.html =404; }
  }
}
`;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url, { headers: { "accept-encoding": "gzip" } }).catch(() => undefined);
    const isCompressed = response?.ok && response.headers.get("content-encoding") === "gzip";
    if (isCompressed) return;
    if (response) throw new Error(`nginx answers ${response.status}, not with the compressed page`);
    await wait(50);
  }
  throw new Error("nginx did not start");
}

async function findWorkerId({ pid }: ChildProcess): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return Number.parseInt(children, 10) || undefined;
}
