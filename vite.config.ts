import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In development, where the server stands that answers calls; see server/dev.ts. */
const callsUrl = process.env["CALLS_URL"];
const calls = ["/auth/v1", "/rest/v1", "/functions/v1", "/health"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: callsUrl ? Object.fromEntries(calls.map((path) => [path, callsUrl])) : {} },
});
