import { expect, test } from "vitest";
import { cleanEmail } from "./clean-email.server.ts";
import { questionEmail } from "./question-email.server.ts";

const slips = {
  "gmail.com":
    "gmail.con gmail.cmo gmail.ocm gmail.co gmail.cm gmail.om gmail.comm gmail.vom gmial.com gamil.com gmal.com gmai.com gnail.com gmaill.com gmial.con gmailcom gmail",
  "hotmail.com": "hotmial.com hotmal.com hotmai.com homtail.com hotmail.con hotmaill.con",
  "outlook.com": "outlok.com outllook.com otlook.com outlook.con outlook.cm",
  "yahoo.com": "yaho.com yahooo.com yhoo.com yahoo.cmo yahoo",
  "icloud.com": "iclould.com icloud.con",
  "yahoo.fr": "yaho.fr",
  "cyberia.net.lb": "cybria.net.lb cyberia.net.ib",
  "idm.net.lb": "idm.net.ib",
  "terra.net.lb": "tera.net.lb",
  "emirates.net.ae": "emirats.net.ae",
  "batelco.com.bh": "batleco.com.bh",
  "omantel.net.om": "omantel.net.on",
  "cedarpumps.com": "cedarpumps.con cedarpumps.cpm",
  "relief.org": "relief.ogr",
};

test.each(Object.entries(slips))("a slip of %s is asked about", (domain, misspelled) => {
  for (const slip of misspelled.split(" "))
    expect(questionEmail(`rami@${slip}`), slip).toMatchObject({
      code: "misspelled",
      suggestion: `rami@${domain}`,
    });
});

test.each(
  "gmail.com ymail.com email.com line.com live.com yahoo.fr yahoo.co.uk company.com.lb company.co company.om company.cam company.new nawat.example outlook.sa idm.net.lb".split(
    " ",
  ),
)("nothing is asked about an address at %s", (domain) =>
  expect(questionEmail(`rami@${domain}`)).toBeUndefined(),
);

test("letters that cannot be told from Latin ones are shown as mail servers read them", () => {
  expect(questionEmail(cleanEmail("rami@gmаil.com"))).toEqual({
    code: "misspelled",
    address: "rami@xn--gmil-63d.com",
    suggestion: "rami@gmail.com",
  });
  expect(questionEmail(cleanEmail("rаmi@gmail.com"))?.suggestion).toBe("rami@gmail.com");
});

test("an address that our mail may not reach is asked about, a domain in one script is not", () => {
  expect(questionEmail(cleanEmail("رامي@مثال.السعودية"))?.code).toBe("unusual");
  expect(questionEmail(cleanEmail("info@nawatπ.com"))?.code).toBe("unusual");
  expect(questionEmail(cleanEmail("info@مثال.السعودية"))).toBeUndefined();
  expect(questionEmail(cleanEmail("rami@münchen.de"))).toBeUndefined();
});

test("what is no address raises no question", () => {
  for (const text of ["", "gmail", "@gmail.con", "rami haddad@gmail.con", "a@b@gmail.con"])
    expect(questionEmail(cleanEmail(text)), text).toBeUndefined();
});
