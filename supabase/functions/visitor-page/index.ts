import { answerVisitorPage } from "../../../app/inquiries/visitor/answer-visitor-page.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { networkOfSender } from "../_shared/network-of-sender.ts";
import { requireOrigin, serviceHeaders } from "../_shared/settings.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");
const headers = serviceHeaders();

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  const response = await answerVisitorPage(request, {
    rpc: (name, parameters) => callFunction(headers, name, parameters),
    network: networkOfSender(request.headers),
    reportError: ({ code, message }) =>
      console.error(JSON.stringify({ event: "visitor_page_failed", code, error: message })),
    // send-mails asks the database by itself.
    wakeMail: () => {},
    // Mails are kept nowhere but in the database.
    deleteMailFiles: async () => {},
  });
  return allowSite(siteOrigin, response);
});
