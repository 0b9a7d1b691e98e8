import type { RpcError, RpcResult } from "../../rpc.server.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";

/** What the handler of the page needs from its runtime. */
export interface Dependencies {
  /** Calls a SQL function as the service role. */
  rpc(name: string, parameters: Record<string, unknown>): Promise<RpcResult>;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  reportError(error: RpcError): void;
  wakeMail(): void;
  /** The page as HTML with its headers. */
  render(content: VisitorPageContent): Promise<{ body: string; headers: Record<string, string> }>;
  /** Deletes the files of mails that name an inquiry which was erased. */
  deleteMailFiles(reference: string): Promise<void>;
}
