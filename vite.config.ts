import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildDirectory } from "./app/build-directory.server.ts";
import { clientEntries } from "./app/client-entries.ts";
import { inlineScripts } from "./server/pages/build/inline-scripts.ts";
import { setAsideAssets } from "./server/pages/build/previous-assets.ts";

/** One file, which stays in browsers' caches when our own scripts change, and compresses better than three. */
const react = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };

export default defineConfig({
  plugins: [setAsideAssets(buildDirectory), inlineScripts(), reactRouter()],
  build: {
    target: "es2022",
    cssTarget: ["chrome111", "firefox113", "ios16.4", "safari16.4"],
    assetsInlineLimit: 0,
    manifest: true,
  },
  css: {
    transformer: "lightningcss",
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: {
        pattern: "[name]-[local]",
        animation: false,
        container: false,
        customIdents: false,
        grid: false,
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: [...clientEntries], output: { codeSplitting: { groups: [react] } } },
      },
    },
  },
  worker: { format: "es" },
  // In development, dependencies found later would reload the page.
  optimizeDeps: { entries: [...clientEntries, "app/{admin,auth}/*-page.tsx"] },
});
