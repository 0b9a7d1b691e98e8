import { answerTus, refuse } from "../../../app/inquiries/visitor/files/answer-tus.server.ts";
import { FileRefusal } from "../../../app/inquiries/visitor/files/file-refusal.server.ts";
import { openStoredFiles, pieceBytes } from "../../../app/inquiries/visitor/files/stored-files.server.ts";
import { hashKey, parsePagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { networkOfSender } from "../_shared/network-of-sender.ts";
import { requireOrigin, serviceHeaders } from "../_shared/settings.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");
const headers = serviceHeaders();

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  return allowSite(siteOrigin, await answer(request));
});

/** Takes files of the inquiry whose page `Inquiry-Page` names: addresses are logged on the way, and this one is a key. */
async function answer(request: Request): Promise<Response> {
  if (!/^(?:POST|HEAD|PATCH|DELETE)$/.test(request.method))
    return new Response(null, { status: 405, headers: { Allow: "POST, HEAD, PATCH, DELETE, OPTIONS" } });
  const page = parsePagePath(request.headers.get("inquiry-page") ?? "");
  if (!page) return refuse(new FileRefusal(404, "gone"));
  const { reference, key } = page;
  const files = openStoredFiles(
    { reference, key_hash: hashKey(key) },
    {
      rpc: (name, parameters) => callFunction(headers, name, parameters),
      network: networkOfSender(request.headers),
      callBytes: 2 * pieceBytes,
      reportError,
      // send-mails asks the database by itself.
      wakeMail: () => {},
    },
  );
  return answerTus(request, { path: "/visitor-files", files, reportError });
}

function reportError(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown };
  console.error(JSON.stringify({ event: "visitor_file_failed", code, error: message }));
}
