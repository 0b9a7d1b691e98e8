import { type EdgeFunction, startEdgeFunction } from "../edge-function.ts";
import { postgres } from "../engines.ts";
import { type OpenServer, openServer } from "../server.ts";
import { edgeVariables, secretKey } from "./inquiry-client.ts";
import { type SignedIn, signUpAndIn } from "./site-api-client.ts";

interface EdgeWithAdmin {
  server: OpenServer;
  edgeFunction: EdgeFunction;
  ada: SignedIn;
  stop(): Promise<void>;
}

/** An Edge Function under Deno, before a server whose first admin is Ada. */
export async function openEdgeWithAdmin(name: string): Promise<EdgeWithAdmin> {
  const server = await openServer(postgres, { secretKey });
  const edgeFunction = await startEdgeFunction(name, edgeVariables(server.url));
  const ada = await signUpAndIn(server, "ada@example.com");
  const { error } = await ada.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
  if (error) throw error;
  const stop = async () => {
    await edgeFunction.stop();
    await server.stop();
  };
  return { server, edgeFunction, ada, stop };
}
