import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientEntries } from "./app/client-entries.ts";
import { inlineScripts } from "./server/pages/build/inline-scripts.ts";

export default defineConfig({
  plugins: [tailwindcss(), inlineScripts(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  environments: { client: { build: { rolldownOptions: { input: [...clientEntries] } } } },
  worker: { format: "es" },
});
