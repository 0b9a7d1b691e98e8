import { AuthClient } from "@supabase/auth-js";
import { invite } from "../../../app/team/invite.server.ts";
import { callFunction } from "../_shared/call-function.ts";
import { allowSite } from "../_shared/cross-origin.ts";
import { callerHeaders, requireOrigin, serviceHeaders } from "../_shared/settings.ts";

/** Origin of the pages, as the site was built with `PUBLIC_URL`. */
const siteOrigin = requireOrigin("SITE_URL");
const { admin } = new AuthClient({
  url: `${requireOrigin("SUPABASE_URL")}/auth/v1`,
  headers: serviceHeaders(),
  autoRefreshToken: false,
  persistSession: false,
});

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return allowSite(siteOrigin, new Response(null, { status: 204 }));
  const response = await invite(request, {
    rpc: (name, parameters) => callFunction(callerHeaders(request), name, parameters),
    inviteUserByEmail: (email, options) => admin.inviteUserByEmail(email, options),
    siteOrigin,
    reportError: ({ code, message }) =>
      console.error(JSON.stringify({ event: "invitation_not_mailed", code, error: message })),
  });
  return allowSite(siteOrigin, response);
});
