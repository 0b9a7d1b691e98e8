import { FunctionsClient } from "@supabase/functions-js";
import { projectHeaders, projectUrl } from "./project.ts";

let client: FunctionsClient | undefined;

/** The official functions client, made on first use. Public pages import it, so this file stays clear of the other two. */
export function functionsClient(): FunctionsClient {
  client ??= new FunctionsClient(`${projectUrl()}/functions/v1`, { headers: projectHeaders() });
  return client;
}
