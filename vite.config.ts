import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { hasArticles } from "./app/has-articles.ts";
import { inlineScripts } from "./server/pages/build/inline-scripts.ts";

/**
 * What goes into one file: many small ones cost a page more in headers than they hold. Each takes along what its modules import,
 * unless a group above has it, so what small scripts use stands above what brings React, and what visitors use above the desk.
 */
const groups = [
  { name: "libraries", test: /node_modules[\\/](react|react-dom|scheduler|@supabase[\\/]functions-js)[\\/]/ },
  { name: "staff-libraries", test: /node_modules[\\/](react-router|@supabase|@tanstack)[\\/]/ },
  { name: "page", test: /vite[\\/]preload-helper|app[\\/]site[\\/]enhancements/ },
  { name: "texts", test: /app[\\/]i18n[\\/](text|plural|format-date|format)\.ts/ },
  { name: "search", test: /app[\\/]i18n[\\/](folding|latin-runs)\.ts/ },
  {
    name: "forms",
    test: /app[\\/](inquiries[\\/]form[\\/](inquiry-form|inquiry-field|draft-note|send-button)|ui[\\/](footprint|hydrate-island))\b/,
  },
  { name: "contact-form", test: /app[\\/]inquiries[\\/]contact[\\/]contact-form/ },
  { name: "project-form", test: /app[\\/]inquiries[\\/]project[\\/]project-form/ },
  { name: "inquiry", test: /app[\\/]inquiries[\\/]visitor[\\/]visitor-(inquiry|problem|words)\.ts/ },
  { name: "ui", test: /app[\\/](ui|i18n|site)[\\/]/, minShareCount: 2 },
  {
    name: "staff",
    test: /app[\\/](admin|auth|audit|backend|hours|staff|team|inquiries[\\/]desk)[\\/]/,
    minShareCount: 2,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** The pages of the demo say all that a firm can say of itself. */
const facts = process.env["DEMO_FACTS"]
  ? [{ find: "./facts.ts", replacement: join(import.meta.dirname, "demo/firm-facts.ts") }]
  : [];

/** Browsers read no folder. */
const articlesAnswer = {
  name: "articles-answer",
  load: (id: string) =>
    id.endsWith("/app/has-articles.ts") ? `export const hasArticles = ${hasArticles};` : undefined,
};

export default defineConfig(({ command }) => ({
  publicDir: "firm/public",
  plugins: [inlineScripts(), articlesAnswer, reactRouter()],
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
          input: ["app/entry.page.ts"],
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
  optimizeDeps: { entries: ["app/entry.page.ts", "app/{admin,auth}/*-page.tsx"] },
}));
