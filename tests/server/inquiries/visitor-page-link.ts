import { createPageKey, hashKey, pagePath } from "../../../app/inquiries/visitor/page-key.server.ts";
import type { OpenServer } from "../../support/server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

export interface VisitorLink {
  id: string;
  reference: string;
  /** The whole address of the page. */
  url: string;
  keyHash: string;
}

/** A new inquiry with a link to its page. */
export async function openVisitorLink(server: OpenServer): Promise<VisitorLink> {
  const { id, reference } = await submitInquiry(server.url, {
    ...contact,
    email: `${crypto.randomUUID()}@example.com`,
  });
  const { key } = createPageKey();
  const keyHash = hashKey(key);
  await server.query("select public.add_inquiry_key($1, $2, gen_random_uuid())", [id, keyHash]);
  return { id, reference, url: server.url + pagePath({ locale: "en", reference, key }), keyHash };
}
