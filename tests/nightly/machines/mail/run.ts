import { findProgram } from "../../browsers/find-program.ts";
import { refuse } from "../site-checks.ts";
import { playWeek } from "./play-week.ts";
import { tryFlood } from "./try-flood.ts";
import { tryOAuth } from "./try-oauth.ts";

/** `npm run test:mail`: the desk as a firm's mailbox, on the mail servers of Debian. It takes some minutes. */
const missing = ["postfix", "dovecot", "opendkim"].filter(
  (program) => !findProgram([`/usr/sbin/${program}`]),
);
if (missing.length > 0 || process.getuid?.() !== 0)
  refuse(
    "it needs Linux, root, Postfix, Dovecot and OpenDKIM (apt-get install postfix dovecot-imapd dovecot-lmtpd opendkim).",
  );

await playWeek();
await tryFlood();
await tryOAuth();
