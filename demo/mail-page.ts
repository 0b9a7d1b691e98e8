import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { html, raw } from "hono/html";
import PostalMime, { type Email } from "postal-mime";
import { closeServer, listen, sendPage } from "./local-server.ts";

interface WrittenMail {
  /** Of its file, without the ending. */
  name: string;
  email: Email;
}

/** A page of the mails that the server wrote into a folder, as they would arrive. What a mail holds cannot run or load anything. */
export async function openMailPage(folder: string, port: number) {
  const server = createServer(async ({ url = "/", headers }, response) => {
    // Else a page of another site could have its own name lead here, and read the links.
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? "")) return void response.writeHead(421).end();
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const mails = await loadMails(folder);
    const selected =
      mails.find(({ name }) => name === searchParams.get("mail")) ?? mails.find(isAboutInquiry) ?? mails[0];
    if (pathname === "/") return sendMails(response, mails, selected);
    if (pathname === "/body" && selected) return sendBody(response, selected.email);
    return void response.writeHead(404).end();
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
  @media (width < 48rem) { body { grid-template: 40vh 1fr / 1fr; } }`;

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

async function sendMails(response: ServerResponse, mails: WrittenMail[], selected: WrittenMail | undefined) {
  const nonce = randomUUID();
  const page = await html`<!doctype html>
    <html lang="en">
      <meta name="viewport" content="width=device-width" />
      <title>Mails of the demo</title>
      <style nonce="${nonce}">
        ${raw(style)}
      </style>
      <nav>
        <header>
          <h1>Mails, the newest first</h1>
          <small>They are in a folder of this machine. None was sent.</small>
        </header>
        <ol>
          ${mails.map((mail) => renderItem(mail, mail === selected))}
        </ol>
      </nav>
      <main>${selected ? renderMail(selected) : ""}</main>
      <script nonce="${nonce}">
        ${raw(script)};
      </script>
    </html>`;
  const sources = `style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`;
  sendPage(response, String(page), `${sources}; frame-ancestors 'none'`);
}

function renderItem({ name, email: { subject, to, date } }: WrittenMail, isSelected: boolean) {
  return html`<li>
    <a href="/?mail=${name}" ${isSelected ? raw('aria-current="true"') : ""}>
      <span dir="auto">${subject}</span>
      <small><bdi>${to?.[0]?.address}</bdi>, ${formatDate(date)}</small>
    </a>
  </li>`;
}

function renderMail({ name, email: { subject, from, to, date } }: WrittenMail) {
  return html`<header>
      <h2 dir="auto">${subject}</h2>
      <small>
        From <bdi>${from?.name}</bdi> &lt;${from?.address}&gt; to <bdi>${to?.[0]?.address}</bdi>,
        ${formatDate(date)}
      </small>
    </header>
    <iframe
      src="/body?mail=${name}"
      title="What the mail says"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
}

/** Its links open beside the page: the site lets nobody frame it. */
function sendBody(response: ServerResponse, { html: body = "" }: Email) {
  const sandbox = "sandbox allow-popups allow-popups-to-escape-sandbox";
  const page = body.replace("<head>", '<head><base target="_blank">');
  sendPage(response, page, `style-src 'unsafe-inline'; ${sandbox}; frame-ancestors 'self'`);
}

function formatDate(date: string | undefined): string {
  return date ? new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }) : "";
}
