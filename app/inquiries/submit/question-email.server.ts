import { domainToUnicode } from "node:url";
import { isEmail } from "./clean-email.server.ts";
import type { EmailQuestion } from "../fields.ts";

/** The question that a clean address raises, if it raises one. */
export function questionEmail(address: string): EmailQuestion | undefined {
  const at = address.lastIndexOf("@");
  if (at < 0) return undefined;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  const written = domainToUnicode(domain) || domain;
  const latinDomain = toLatin(written);
  const corrected = isAscii(latinDomain) ? correctDomain(latinDomain) : domain;
  const suggestion = `${toLatin(local)}@${corrected}`;
  if (isAscii(suggestion) && isEmail(suggestion) && suggestion !== `${local}@${domain}`)
    return { code: "misspelled", address, suggestion };
  const isUnusual = !isAscii(local) || written.split(".").some(mixesScripts);
  return isUnusual && isEmail(address) ? { code: "unusual", address } : undefined;
}

/** Cyrillic and Greek letters, each above the Latin one that it cannot be told from. */
const lookalikes = {
  from: "асеоріѕхуԁһјԛԝӏαονρικυɡı",
  latin: "aceopisxydhjqwlaovpikugi",
};

function toLatin(text: string): string {
  return text.replace(/\P{ASCII}/gu, (letter) => {
    const place = lookalikes.from.indexOf(letter.toLowerCase());
    return lookalikes.latin[place] ?? letter;
  });
}

function isAscii(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}

/** `gmаil` with one Cyrillic letter, which reads as another name. */
function mixesScripts(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[^\p{Script=Latin}\P{L}]/u.test(label);
}

/** The domain that was probably meant, or the same. */
function correctDomain(domain: string): string {
  if (mailProviders.includes(domain)) return domain;
  const name = domain.slice(0, domain.lastIndexOf(".") + 1);
  const ending = domain.slice(name.length);
  if (name === "")
    return mailProviders.find((provider) => provider.startsWith(`${ending}.`)) ?? nearestProvider(ending);
  const knownEnding = realEndings.includes(ending)
    ? undefined
    : commonEndings.find((common) => isOneSlipApart(ending, common));
  return nearestProvider(name + (knownEnding ?? ending));
}

function nearestProvider(domain: string): string {
  if (mailProviders.includes(domain)) return domain;
  return mailProviders.find((known) => isLong(known) && isOneSlipApart(domain, known)) ?? domain;
}

const commonEndings = ["com", "net", "org"];

/** Endings that exist, though they are one slip apart from a common one. */
const realEndings = "bet bom cam cm co com et ne nec net new next ntt om ong org pet vet".split(" ");

/** Many short domains are one slip apart, and all of them real: `live.com`, `line.com`. */
function isLong(domain: string): boolean {
  return domain.indexOf(".") >= 5 || domain.length >= 10;
}

/** Whether one slip of a finger makes one text of the other: a letter more, less or wrong, or two in the wrong order. */
function isOneSlipApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * Domains at which many have their address, and others that look like a slip of one: of the world, then of Lebanon, the Gulf, Jordan
 * and Egypt. The likelier comes first.
 */
const mailProviders = `
  gmail.com hotmail.com yahoo.com outlook.com icloud.com live.com msn.com aol.com ymail.com
  googlemail.com rocketmail.com me.com mac.com mail.com email.com zoho.com proton.me protonmail.com
  fastmail.com gmx.com gmx.net gmx.de web.de t-online.de hotmail.fr yahoo.fr outlook.fr live.fr
  orange.fr wanadoo.fr laposte.net sfr.fr free.fr hotmail.co.uk yahoo.co.uk btinternet.com libero.it
  yandex.com yandex.ru mail.ru maktoob.com
  cyberia.net.lb idm.net.lb terra.net.lb inco.com.lb sodetel.net.lb dm.net.lb wise.net.lb
  ogero.gov.lb emirates.net.ae eim.ae etisalat.ae saudi.net.sa stc.com.sa mobily.com.sa
  awalnet.net.sa batelco.com.bh kems.net qualitynet.net qatar.net.qa omantel.net.om orange.jo
  link.net tedata.net.eg
`
  .trim()
  .split(/\s+/);
