import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In development, the URL of the server that answers API requests; see server/dev.ts. */
const apiUrl = process.env["CALLS_URL"];
const apiPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/health"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: apiUrl ? Object.fromEntries(apiPaths.map((path) => [path, apiUrl])) : {} },
});
