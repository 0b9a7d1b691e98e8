import { Hono } from "hono";
import { enterInquiry } from "../../app/inquiries/enter/enter-inquiry.server.ts";
import { renderProblemPage } from "../../app/inquiries/submit/problem-page.server.ts";
import { renderProblemText } from "../../app/inquiries/submit/problem-text.server.ts";
import {
  type Dependencies,
  formPagePath,
  submitInquiry,
} from "../../app/inquiries/submit/submit-inquiry.server.ts";
import { invite } from "../../app/team/invite.server.ts";
import type { Auth } from "../auth/auth.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import { serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { describeError, withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { findPage, type Site, toBuiltPage } from "../pages/site.ts";
import { renderInThread } from "../render/render-in-thread.ts";
import { createFirstPage } from "../visitor-page/create-first-page.ts";
import { callAs, callAsCaller } from "./call-as.ts";

/** What a Supabase project would run as Edge Functions, by name. Paths are relative to /functions/v1. */
export function createFunctions(config: Config, database: Database, auth: Auth, mail: MailQueue, site: Site) {
  const settings = databaseSettings(config);
  const rpc = (name: string, parameters: Record<string, unknown>) =>
    callAs(database, serviceRole, name, parameters, { settings });
  const caller = { database, auth, keys: config, settings };
  const functions = new Hono<{ Variables: { network: string } }>();
  functions.all("/submit-inquiry", (context) =>
    submitInquiry(context.req.raw, {
      rpc,
      network: config.abuseLimits ? context.get("network") : null,
      reportError: ({ code, message }) => log("inquiry_not_stored", { code, error: withoutQuotes(message) }),
      wakeMail: mail.wake,
      createPage: (inquiry) => createFirstPage(rpc, inquiry),
      siteOrigin: config.publicUrl,
      // A form of pages on another origin leads back there.
      pagesUrl: context.req.header("origin") === config.publicUrl ? config.publicUrl : "",
      renderRejection: createRejectionRenderer(site),
      showsForm: true,
    }),
  );
  functions.all("/enter-inquiry", (context) =>
    enterInquiry(context.req.raw, {
      rpc: (name, parameters) => callAsCaller(caller, context.req.raw, name, parameters),
      wakeMail: mail.wake,
    }),
  );
  functions.all("/invite", (context) =>
    invite(context.req.raw, {
      rpc: (name, parameters) => callAsCaller(caller, context.req.raw, name, parameters),
      inviteUserByEmail: auth.inviteUserByEmail,
      reportError: ({ code, message }) =>
        log("invitation_not_mailed", { code, error: withoutQuotes(message) }),
      siteOrigin: config.publicUrl,
    }),
  );
  functions.all("*", (context) =>
    context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404),
  );
  return functions;
}

function createRejectionRenderer(site: Site): Dependencies["renderRejection"] {
  return async (rejection) => {
    const path = formPagePath(rejection);
    const page = findPage(site, path);
    if (!page) return undefined;
    try {
      return await renderProblemPage(toBuiltPage(page), rejection, (rejected) =>
        renderInThread({ build: site.serverBuild, path, shown: { rejection: rejected } }),
      );
    } catch (error) {
      log("form_not_rendered", describeError(error));
      return renderProblemText(rejection);
    }
  };
}
