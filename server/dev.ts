import { spawn } from "node:child_process";

/** Development: pages reload as they change, and API requests go to a server that restarts as its files change. */
const port = Number(process.env["PORT"] ?? 3000);
const apiPort = port + 1;

const commands = [
  {
    command: "node",
    parameters: ["--watch-path=server", "--watch-path=app", "--watch-path=supabase", "server/main.ts"],
    environment: { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  },
  {
    command: "react-router",
    parameters: ["dev", "--port", String(port)],
    environment: { CALLS_URL: `http://127.0.0.1:${apiPort}` },
  },
];

const children = commands.map(({ command, parameters, environment }) =>
  spawn(command, parameters, { stdio: "inherit", env: { ...process.env, ...environment } }),
);
for (const child of children) {
  child.on("exit", () => {
    for (const other of children) other.kill("SIGTERM");
  });
}
