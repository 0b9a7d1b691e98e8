import { randomUUID } from "node:crypto";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";
import { html, raw } from "hono/html";
import { sessionKey } from "../app/backend/session-key.ts";
import { directionOf, type Locale, locales } from "../app/i18n/text.ts";
import { localeStorageKey } from "../app/staff/preferred-locale.ts";
import { closeServer, listen, sendPage } from "./local-server.ts";

export type SiteFront = Awaited<ReturnType<typeof openSiteFront>>;

/**
 * Listens where the site is to be seen and hands everything to the server, but for a page that signs a newcomer in: it redeems the
 * one-time link of an account as the page for a new password does, and asks for none. The server itself knows no such page.
 */
export async function openSiteFront(port: number, publishableKey: string) {
  let target: string | undefined;
  const server = createServer((request, response) => {
    const locale = locales.find((one) => request.url === `/demo/${one}`);
    if (locale) return void sendSignInPage(response, locale, publishableKey);
    if (!target) return void response.writeHead(503, { "Retry-After": "2" }).end("The demo is starting.\n");
    return forward(target, request, response);
  });
  const url = await listen(server, port);
  return {
    url,
    /** Hands requests to the server of this origin from now on. */
    forwardTo: (origin: string) => void (target = origin),
    signInUrl: (locale: Locale, token: string) => `${url}/demo/${locale}#${token}`,
    close: () => closeServer(server),
  };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse) {
  const { method = "GET", url, rawHeaders } = request;
  let forwarded: ClientRequest;
  try {
    // The address as it was sent: parsed, it would be another one.
    forwarded = sendRequest(target, { method, path: url, headers: rawHeaders });
  } catch {
    // Headers that Node takes and does not send, such as Trailer without chunks.
    return void response.writeHead(400).end();
  }
  forwarded.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    pipeline(answer, response, () => {});
  });
  forwarded.on("error", () => {
    // The rest of too large a body, say: a browser hears nothing before all of it is read.
    request.resume();
    if (!response.headersSent) response.writeHead(502).end();
  });
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}

const words = {
  en: {
    title: "Signing in",
    used: "This link was used before, or is older than an hour.",
    signIn: "Sign in with the password in the terminal",
  },
  ar: {
    title: "جارٍ تسجيل الدخول",
    used: "استُخدم هذا الرابط من قبل، أو مضت عليه ساعة.",
    signIn: "سجّل الدخول بكلمة المرور الظاهرة في الطرفية",
  },
};

async function sendSignInPage(response: ServerResponse, locale: Locale, publishableKey: string) {
  const { title, used, signIn } = words[locale];
  const script = `
    const token_hash = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    const answer = await fetch("/auth/v1/verify", {
      method: "POST",
      headers: { apikey: ${JSON.stringify(publishableKey)}, "Content-Type": "application/json" },
      body: JSON.stringify({ type: "recovery", token_hash }),
    });
    if (answer.ok) {
      localStorage.setItem(${JSON.stringify(sessionKey)}, await answer.text());
      localStorage.setItem(${JSON.stringify(localeStorageKey)}, ${JSON.stringify(locale)});
      location.replace("/admin");
    } else document.querySelector("main").hidden = false;`;
  const nonce = randomUUID();
  const page = await html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <main hidden>
        <p>${used}</p>
        <p><a href="/auth">${signIn}</a></p>
      </main>
      <script type="module" nonce="${nonce}">
        ${raw(script)};
      </script>
    </html>`;
  const policy = `script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'`;
  sendPage(response, String(page), policy);
}
