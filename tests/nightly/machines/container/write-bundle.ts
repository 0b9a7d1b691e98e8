import { readFile, writeFile } from "node:fs/promises";

interface Settings {
  /** The mounted image. */
  image: string;
  dataDir: string;
  port: number;
}

/** Of runc's config.json what is changed here. */
interface Bundle {
  root: object;
  process: object;
  linux: { namespaces: { type: string }[] };
  mounts: object[];
}

/** Makes the configuration that `runc spec` writes run the site as compose.yaml does. */
export async function writeBundle(file: string, { image, dataDir, port }: Settings): Promise<void> {
  // runc has just written it.
  const bundle = JSON.parse(await readFile(file, "utf8")) as Bundle;
  bundle.root = { path: image, readonly: true };
  bundle.process = {
    ...bundle.process,
    ...{ terminal: false, user: { uid: 1000, gid: 1000 }, cwd: "/app", noNewPrivileges: true },
    args: ["node", "--max-semi-space-size=2", "server/main.ts"],
    env: [
      ...["PATH=/usr/local/bin:/usr/bin:/bin", "NODE_ENV=production", "HOST=0.0.0.0", "DATA_DIR=/data"],
      ...[`PORT=${port}`, "PUBLIC_URL=https://nawat.example", "TRUSTED_PROXY_HOPS=1"],
      "FIRST_ADMIN_EMAIL=ada@nawat.example",
    ],
    capabilities: { bounding: [], effective: [], permitted: [] },
  };
  // The network is this machine's, so that the test reaches it.
  const shared = new Set(["network", "cgroup"]);
  bundle.linux.namespaces = bundle.linux.namespaces.filter(({ type }) => !shared.has(type));
  bundle.mounts.push(
    { destination: "/data", type: "bind", source: dataDir, options: ["bind", "rw"] },
    { destination: "/tmp", type: "tmpfs", source: "tmpfs", options: ["nosuid", "nodev", "size=64m"] },
  );
  await writeFile(file, JSON.stringify(bundle));
}
