import { renderProblemText } from "../../../app/inquiries/submit/problem-text.server.ts";
import { submitInquiry } from "../../../app/inquiries/submit/submit-inquiry.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { requireOrigin, serviceHeaders } from "../_shared/settings.ts";
import { networkOfSender } from "./network-of-sender.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");
const headers = serviceHeaders();

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  const response = await submitInquiry(request, {
    rpc: (name, parameters) => callFunction(headers, name, parameters),
    network: networkOfSender(request.headers),
    // send-mails asks the database by itself.
    wakeMail: () => {},
    siteOrigin,
    pagesUrl: siteOrigin,
    reportError: ({ code, message }) =>
      console.error(JSON.stringify({ event: "inquiry_not_stored", code, error: message })),
    // The gateway of a hosted project shows no HTML.
    renderRejection: renderProblemText,
    showsForm: false,
  });
  return allowSite(siteOrigin, response);
});
