import { FunctionsClient } from "@supabase/functions-js";
import { apiHeaders, apiOrigin } from "./api-origin.ts";

let client: FunctionsClient | undefined;

/** The official functions client, made on first use. Public pages import it, so this file must not import the other two. */
export function functionsClient(): FunctionsClient {
  client ??= new FunctionsClient(`${apiOrigin()}/functions/v1`, { headers: apiHeaders() });
  return client;
}
