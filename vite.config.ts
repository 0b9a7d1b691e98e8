import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { clientEntries } from "./app/client-entries.ts";
import { inlineScripts } from "./server/pages/build/vite-plugins.ts";

/** Many small files cost a page more in headers than they hold. Libraries stay in browsers' caches when our own scripts change. */
const groups = [
  {
    name: "libraries",
    test: /node_modules[\\/](react|react-dom|scheduler|@supabase[\\/]functions-js)[\\/]/,
    priority: 2,
  },
  {
    name: "staff-libraries",
    test: /node_modules[\\/](react-router|@supabase[\\/](auth|postgrest)-js|@tanstack)[\\/]/,
    priority: 1,
  },
  {
    name: "forms",
    test: /app[\\/](inquiries[\\/]form[\\/](inquiry-form|inquiry-field|draft-note|send-button)|ui[\\/](footprint|hydrate-island))\b/,
    priority: 1,
  },
  { name: "contact-form", test: /app[\\/]inquiries[\\/]contact[\\/](hydrate-)?contact-form/ },
  { name: "project-form", test: /app[\\/]inquiries[\\/]project[\\/](hydrate-)?project-form/ },
];

/** The pages of the demo say all that a firm can say of itself. */
const facts = process.env["DEMO_FACTS"]
  ? [{ find: "./firm-facts.ts", replacement: join(import.meta.dirname, "demo/firm-facts.ts") }]
  : [];

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), reactRouter()],
  resolve: { alias: facts },
  build: {
    target: "es2022",
    cssTarget: ["chrome111", "firefox113", "ios16.4", "safari16.4"],
    assetsInlineLimit: 0,
    manifest: true,
    // A slow machine is no reason for a warning.
    rolldownOptions: { checks: { pluginTimings: false } },
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
        rolldownOptions: {
          input: [...clientEntries],
          output: { codeSplitting: { groups } },
        },
      },
    },
    // With React in it, which no installation for production has.
    ...(command === "build" && { ssr: { resolve: { noExternal: true } } }),
  },
  worker: { format: "es" },
  // In development, a page that is written by a build would reload all that are open.
  server: { watch: { ignored: [join(import.meta.dirname, "build/**")] } },
  // In development, dependencies found later would reload the page.
  optimizeDeps: { entries: [...clientEntries, "app/{admin,auth}/*-page.tsx"] },
}));
