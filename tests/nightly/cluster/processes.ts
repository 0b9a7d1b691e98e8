import type { TestDatabase } from "../../support/engines.ts";
import { type ProcessOptions, type ServerProcess, startServerProcess } from "../../support/server-process.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

export interface Processes {
  balancer: Balancer;
  /** In the order they were started. */
  running: ServerProcess[];
  /** Starts one more. */
  start(options?: ProcessOptions): Promise<ServerProcess>;
  /** Ends all, as their supervisor does. */
  stop(): Promise<void>;
}

const publicSettings = {
  ABUSE_LIMITS: "on",
  // The balancer, and the test, which says whom a request comes from.
  TRUSTED_PROXY_HOPS: "2",
  SIGN_UP: "open",
  FIRST_ADMIN_EMAIL: "first@example.com",
};

/**
 * `count` processes of one database behind a balancer, configured as in public.
 */
export async function startProcesses(
  testDatabase: TestDatabase,
  { environment, preload, count = 2 }: ProcessOptions & { count?: number } = {},
): Promise<Processes> {
  const balancer = await startBalancer();
  const running: ServerProcess[] = [];
  const start = async (options: ProcessOptions = {}) => {
    const server = await startServerProcess(testDatabase, {
      preload: options.preload ?? preload,
      environment: { ...publicSettings, PUBLIC_URL: balancer.url, ...environment, ...options.environment },
    });
    running.push(server);
    balancer.add(server.url);
    return server;
  };
  await Promise.all(Array.from({ length: count }, () => start()));
  return {
    balancer,
    running,
    start,
    async stop() {
      for (const { child } of running) child.kill("SIGTERM");
      await Promise.all(running.map(({ exited }) => exited));
      await balancer.close();
    },
  };
}

/** The headers of a request to the balancer that comes from `address`. */
export function from(address: string): Record<string, string> {
  return { "x-forwarded-for": address };
}

/** The same for one that goes to a process itself. */
export function fromDirectly(address: string): Record<string, string> {
  return from(`${address}, 127.0.0.1`);
}
