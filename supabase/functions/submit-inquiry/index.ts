import { renderProblemText } from "../../../app/inquiries/submit/problem-text.server.ts";
import { submitInquiry, wantsPage } from "../../../app/inquiries/submit/submit-inquiry.server.ts";
import { createFirstPage } from "../../../app/inquiries/visitor/create-first-page.server.ts";
import { fragmentPath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { requireOrigin, serviceHeaders } from "../_shared/settings.ts";
import { networkOfSender } from "../_shared/network-of-sender.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");
const headers = serviceHeaders();
const rpc = (name: string, parameters: Record<string, unknown>) => callFunction(headers, name, parameters);

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  const response = await submitInquiry(request, {
    rpc,
    network: networkOfSender(request.headers),
    // send-mails asks the database by itself.
    wakeMail: () => {},
    // Without a script the page does not open, and the address of the sent page would show the key to the static host.
    ...(!wantsPage(request) && { createPage: (inquiry) => createFirstPage(rpc, inquiry, fragmentPath) }),
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
