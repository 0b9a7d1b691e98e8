import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // Every page is rendered when the site is built and none at request time; see docs/decisions/prerendered.md.
  ssr: true,
  prerender: ({ getStaticPaths }) => [...getStaticPaths().filter((path) => path !== "/"), "/404"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
