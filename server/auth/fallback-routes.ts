import type { Env, Hono } from "hono";
import { AuthApiError } from "./auth-api-error.ts";
import { limitBody } from "./limits/request-limits.ts";

/** Other methods of known paths, then unknown paths. As routes, because `app.route` takes no notFound along. */
export function addFallbackRoutes<Environment extends Env>(routes: Hono<Environment>) {
  const routesByPath = Map.groupBy(
    routes.routes.filter(({ method }) => method !== "ALL"),
    ({ path }) => path,
  );
  for (const [path, handlers] of routesByPath) {
    const allowed = [...new Set(handlers.map(({ method }) => method))].join(", ");
    routes.all(path, limitBody, (context) => context.body(null, 405, { Allow: allowed }));
  }
  routes.all("*", limitBody, () => {
    throw new AuthApiError(404, "not_found", "404 page not found");
  });
}
