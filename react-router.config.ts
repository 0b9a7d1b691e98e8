import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./server/pages/build/finish-build.ts";

export default {
  appDirectory: "app",
  // Every page is rendered when the site is built and none at request time; see docs/decisions/prerendered.md.
  ssr: true,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => path !== "/"), "/404"],
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => finishBuild(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
