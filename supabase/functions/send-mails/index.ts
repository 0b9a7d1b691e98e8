import { fragmentPath } from "../../../app/inquiries/visitor/page-key.server.ts";
import { deliverNext } from "../../../server/mail/deliver-next.ts";
import { openInquiryOutbox } from "../../../server/mail/inquiry-outbox.ts";
import { openTransport } from "../../../server/mail/transport.ts";
import { addVisitorSecrets } from "../../../server/mail/visitor-secrets.ts";
import { writeInquiryMail } from "../../../server/mail/write-inquiry-mail.ts";
import { callFunction } from "../_shared/call-function.ts";
import { requireOrigin, requireSetting, serviceHeaders } from "../_shared/settings.ts";

const headers = serviceHeaders();
const transport = openTransport({
  smtpUrl: requireSetting("SMTP_URL"),
  mailFrom: requireSetting("MAIL_FROM"),
  dkim: undefined,
  dataDir: "",
});
const call = async (name: string, parameters: Record<string, unknown>) => {
  const { data, error } = await callFunction(headers, name, parameters);
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
};
const siteUrl = requireOrigin("SITE_URL");
const outbox = openInquiryOutbox(
  call,
  siteUrl,
  writeInquiryMail,
  addVisitorSecrets(call, siteUrl, fragmentPath),
);

/** The next call comes a minute later. */
const maxDurationMs = 50_000;

// Called by the database once a minute, with the project's secret key: sends the mails about inquiries that are due.
Deno.serve(async (request) => {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  if (request.headers.get("authorization") !== headers["Authorization"])
    return Response.json({ error: "unauthorized" }, { status: 401 });
  const end = Date.now() + maxDurationMs;
  let mails = 0;
  while (Date.now() < end && (await deliverNext(outbox, transport))) mails += 1;
  return Response.json({ mails });
});
