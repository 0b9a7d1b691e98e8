import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { html, raw } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { formatShortDateTime } from "../app/i18n/format.ts";
import { directionOf, type Locale, localize } from "../app/i18n/text.ts";
import { explainFailure } from "../server/log/explain-failure.ts";
import { closeServer, listen, sendPage } from "./local-server.ts";

interface WrittenMail {
  /** Of its file, without the ending. */
  name: string;
  email: Email;
}

/** A page of the mails that the server wrote into a folder, as they would arrive. What a mail holds cannot run or load anything. */
export async function openMailPage(folder: string, port: number) {
  const answer = async ({ url = "/", headers }: IncomingMessage, response: ServerResponse) => {
    // Else a page of another site could have its own name lead here, and read the links.
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? "")) return void response.writeHead(421).end();
    const address = URL.parse(url, "http://localhost");
    if (!address) return void response.writeHead(400).end();
    const { pathname, searchParams } = address;
    const mails = await loadMails(folder);
    const selected =
      mails.find(({ name }) => name === searchParams.get("mail")) ?? mails.find(isAboutInquiry) ?? mails[0];
    const locale = headers["accept-language"]?.startsWith("ar") ? "ar" : "en";
    if (pathname === "/") return sendMails(response, locale, mails, selected);
    if (pathname === "/body" && selected) return sendBody(response, selected.email);
    return void response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(explainFailure(error)));
  });
  const url = await listen(server, port).catch(() => listen(server, 0));
  return { url, close: () => closeServer(server) };
}

/** Its subject ends in the reference. */
function isAboutInquiry({ email: { subject = "" } }: WrittenMail): boolean {
  return /\(N-\w+\)$/.test(subject);
}

/** The newest first. */
async function loadMails(folder: string): Promise<WrittenMail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith(".eml")).toSorted();
  const mails = names.map(async (file) => ({
    name: file.slice(0, -".eml".length),
    email: await PostalMime.parse(await readFile(join(folder, file))),
  }));
  return (await Promise.all(mails)).toReversed();
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --line: light-dark(#d8dad6, #3a3e3c); }
  body { margin: 0; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; height: 100vh; overflow-wrap: anywhere; }
  nav { overflow: auto; border-inline-end: 1px solid var(--line); }
  h1, h2 { font-size: 1.1rem; margin: 0; }
  ol { list-style: none; margin: 0; padding: 0; }
  header, li a { display: grid; gap: 0.2rem; padding: 0.8rem 1rem; border-bottom: 1px solid var(--line); }
  li a { color: inherit; text-decoration: none; }
  li a:hover, li a[aria-current] { background: light-dark(#eef2ec, #26312c); }
  small { opacity: 0.8; }
  main { display: grid; grid-template-rows: auto 1fr; min-width: 0; }
  iframe { width: 100%; height: 100%; border: 0; background: #fff; }
  @media (width < 48rem) {
    body { grid-template: 60svh 100svh / 1fr; height: auto; }
    nav { border-block-end: 1px solid; }
  }`;

/** New mails come into the list; the one that is read stays. */
const script = `
  setInterval(async () => {
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok) return;
    const list = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("ol");
    const shown = document.querySelector("ol");
    if (!shown.children.length && list.children.length) location.reload();
    else if (shown.children.length !== list.children.length) shown.replaceWith(list);
  }, 2000);`;

const words = {
  title: { en: "Mails, the newest first", ar: "الرسائل، الأحدث أولًا" },
  note: {
    en: "They are in a folder of this machine. None was sent.",
    ar: "هذه الرسائل محفوظة في مجلد على هذا الجهاز، ولم تُرسل أي منها.",
  },
  from: { en: "From", ar: "من" },
  to: { en: "to", ar: "إلى" },
  body: { en: "What the email says", ar: "نص الرسالة" },
};

async function sendMails(
  response: ServerResponse,
  locale: Locale,
  mails: WrittenMail[],
  selected: WrittenMail | undefined,
) {
  const { title, note } = localize(locale, words);
  const nonce = randomUUID();
  const page = await html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style nonce="${nonce}">
        ${raw(style)}
      </style>
      <nav>
        <header>
          <h1>${title}</h1>
          <small>${note}</small>
        </header>
        <ol>
          ${mails.map((mail) => renderItem(locale, mail, mail === selected))}
        </ol>
      </nav>
      <main id="mail">${selected ? renderMail(locale, selected) : ""}</main>
      <script nonce="${nonce}">
        ${raw(script)};
      </script>
    </html>`;
  const sources = `style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`;
  sendPage(response, String(page), `${sources}; frame-ancestors 'none'`);
}

function renderItem(locale: Locale, { name, email }: WrittenMail, isSelected: boolean) {
  const { subject, to, date } = email;
  return html`<li>
    <a href="/?mail=${name}#mail" ${isSelected ? raw('aria-current="true"') : ""}>
      <span dir="auto">${subject}</span>
      <small><bdi>${to?.[0]?.address}</bdi> · ${formatDate(locale, date)}</small>
    </a>
  </li>`;
}

function renderMail(locale: Locale, { name, email: { subject, from, to, date } }: WrittenMail) {
  const { from: sender, to: recipient, body } = localize(locale, words);
  return html`<header>
      <h2 dir="auto">${subject}</h2>
      <small>
        ${sender} <bdi>${from?.name}</bdi> <bdi>&lt;${from?.address}&gt;</bdi> ${recipient}
        <bdi>${to?.[0]?.address}</bdi> · ${formatDate(locale, date)}
      </small>
    </header>
    <iframe
      src="/body?mail=${name}"
      title="${body}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
}

/** Its links open beside the page: the site lets nobody frame it. */
function sendBody(response: ServerResponse, { html: body = "" }: Email) {
  const sandbox = "sandbox allow-popups allow-popups-to-escape-sandbox";
  const page = body.replace("<head>", '<head><base target="_blank">');
  sendPage(response, page, `style-src 'unsafe-inline'; ${sandbox}; frame-ancestors 'self'`);
}

function formatDate(locale: Locale, date: string | undefined): string {
  return date ? formatShortDateTime(locale, date) : "";
}
