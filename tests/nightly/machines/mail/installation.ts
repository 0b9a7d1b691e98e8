import { type ChildProcess, execFile, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../../../../server/free-port.ts";
import { dovecotConfig, opendkimConfig, postfixMain, postfixServices, tokenConfig } from "./configuration.ts";

const run = promisify(execFile);

/** What signs the mails of a domain, as nodemailer takes it. */
export interface Signer {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** Postfix, Dovecot and OpenDKIM of this machine, with data of their own: every address has a mailbox. */
export interface MailInstallation {
  /** As other servers and the desk reach Postfix. */
  smtpUrl: string;
  /** The mailbox of an address. */
  imapUrl(address: string): string;
  /** The name under which OpenDKIM writes what it found. */
  authservId: string;
  /** Of a domain whose key OpenDKIM knows. */
  signers: Record<string, Signer>;
  /** Ends the connections to the mailbox of an address. */
  disconnect(address: string): Promise<void>;
  stop(): Promise<void>;
}

export const authservId = "mx.nawat.example";

export interface InstallationOptions {
  /** Domains whose mails can be signed. */
  domains: string[];
  /** Where Dovecot asks what an OAuth token is worth. */
  introspectionUrl?: string;
}

/** Resolves when all three answer. */
export async function startMailInstallation(options: InstallationOptions): Promise<MailInstallation> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-mail-"));
  await chmod(folder, 0o755);
  const [smtpPort, imapPort, milterPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const signers = Object.fromEntries(options.domains.map((domain) => [domain, createSigner(domain)]));
  const path = (...names: string[]) => join(folder, ...names);
  for (const name of ["postfix", "queue", "postfix-data", "mails", "dovecot"]) await mkdir(path(name));
  await run("chown", ["postfix:", path("postfix-data")]);
  await run("chown", ["mail:mail", path("mails")]);
  await writeFile(
    path("keys"),
    Object.values(signers)
      .map(({ record }) => record)
      .join(""),
  );
  await writeFile(path("opendkim.conf"), opendkimConfig({ folder, milterPort, authservId }));
  await writeFile(path("dovecot.conf"), dovecotConfig({ folder, imapPort, password }));
  await writeFile(path("oauth.conf"), tokenConfig(options.introspectionUrl ?? nobody));
  await writeFile(path("postfix/main.cf"), postfixMain({ folder, milterPort }));
  await writeFile(path("postfix/master.cf"), postfixServices(smtpPort));

  const daemons = [
    spawn("opendkim", ["-f", "-x", path("opendkim.conf")], { stdio: "inherit" }),
    spawn("dovecot", ["-F", "-c", path("dovecot.conf")], { stdio: "inherit" }),
  ];
  await Promise.all([isListening(milterPort), isListening(imapPort)]);
  await run("postfix", ["-c", path("postfix"), "start"]);
  await isListening(smtpPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    imapUrl: (address) => `imap://${encodeURIComponent(address)}:${password}@127.0.0.1:${imapPort}/INBOX`,
    authservId,
    signers: Object.fromEntries(Object.entries(signers).map(([domain, { signer }]) => [domain, signer])),
    disconnect: async (address) => void (await run("doveadm", ["-c", path("dovecot.conf"), "kick", address])),
    async stop() {
      await run("postfix", ["-c", path("postfix"), "stop"]);
      await Promise.all(daemons.map(endProcess));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Dovecot wants somebody to ask; nobody listens there. */
const nobody = "http://127.0.0.1:9/";

/** Of every mailbox. */
const password = "open-sesame";

/** A key, and the line in which OpenDKIM finds its public half: there is no DNS here. */
function createSigner(domainName: string) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const keySelector = "test";
  return {
    signer: { domainName, keySelector, privateKey },
    record: `${keySelector}._domainkey.${domainName} v=DKIM1; k=rsa; p=${publicKey.toString("base64")}\n`,
  };
}

async function isListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`Nothing listens on port ${port}`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}
