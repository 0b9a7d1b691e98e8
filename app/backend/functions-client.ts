import { FunctionsClient } from "@supabase/functions-js";
import { supabaseHeaders, supabaseUrl } from "./supabase-project.ts";

let client: FunctionsClient | undefined;

/** The official functions client, made on first use. Public pages import it, so this file must not import the other two. */
export function functionsClient(): FunctionsClient {
  client ??= new FunctionsClient(`${supabaseUrl()}/functions/v1`, { headers: supabaseHeaders() });
  return client;
}
