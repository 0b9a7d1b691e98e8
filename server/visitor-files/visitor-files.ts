import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { hashKey, parsePagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { inFileTurn } from "../database/file-turns.ts";
import { callAsService } from "../functions/call-as.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { createFormReader } from "./answer-form.ts";
import { answerTus, refuse } from "./answer-tus.ts";
import { FileRefusal } from "./file-refusal.ts";
import { openStoredFiles } from "./stored-files.ts";

/** Where the page of an inquiry takes files: below its own path. */
export function createVisitorFiles(config: Config, database: Database, mail: MailQueue) {
  const call = callAsService(config, database);
  const forms = createFormReader();
  const routes = new Hono<{ Bindings: HttpBindings; Variables: { network: string } }>();
  routes.on(
    ["GET", "POST", "PATCH", "DELETE", "OPTIONS"],
    ["/:locale{en|ar}/inquiry/:reference/:key/files", "/:locale{en|ar}/inquiry/:reference/:key/files/:id"],
    (context) => {
      const { path, method } = context.req;
      // The router takes HEAD for GET.
      if (method === "GET")
        return new Response(null, { status: 405, headers: { Allow: "POST, HEAD, PATCH, DELETE" } });
      if (method === "POST" && context.req.param("id"))
        return new Response(null, { status: 405, headers: { Allow: "HEAD, PATCH, DELETE" } });
      const pagePath = path.replace(/\/files(?:\/[^/]*)?$/, "");
      const page = parsePagePath(pagePath);
      if (!page) return refuse(new FileRefusal(404, "gone"));
      const { reference, key } = page;
      const network = config.abuseLimits ? context.get("network") : null;
      const files = openStoredFiles(
        { reference, key_hash: hashKey(key) },
        {
          rpc: (name, parameters) => inFileTurn(name, () => call(name, parameters)),
          network,
          wakeMail: mail.wake,
        },
      );
      const type = method === "POST" ? (context.req.header("content-type") ?? "") : "";
      if (/^multipart\/form-data/i.test(type))
        return forms.answerFile(context.env.incoming, pagePath, network, files);
      if (/^application\/x-www-form-urlencoded/i.test(type))
        return forms.answerRemoval(context.req.raw, pagePath, files);
      return answerTus(context.req.raw, `${pagePath}/files`, files);
    },
  );
  return routes;
}
