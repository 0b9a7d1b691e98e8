import { enterInquiry } from "../../../app/inquiries/enter/enter-inquiry.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { callerHeaders, requireOrigin } from "../_shared/settings.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  const response = await enterInquiry(request, {
    rpc: (name, parameters) => callFunction(callerHeaders(request), name, parameters),
    // send-mails asks the database by itself.
    wakeMail: () => {},
  });
  return allowSite(siteOrigin, response);
});
