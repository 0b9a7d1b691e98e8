import { FunctionsClient } from "@supabase/functions-js";
import { beforeAll } from "vitest";
import type { Engine } from "../engines.ts";
import { openServer, type OpenServer } from "../server.ts";

export const contact = {
  type: "contact",
  name: "رنا حداد",
  email: "rana@example.com",
  subject: "A board",
  message: "Hello\nthere",
};

export const project = {
  type: "project",
  name: "Omar",
  email: "omar@example.com",
  projectType: "iot",
  budget: "25k-50k",
  timeline: "3-6months",
  description: "A tank sensor",
  features: ["sensor-nodes", "gateways"],
};

export const formHeaders = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

/** A server for the tests of one file, and the ways to send inquiries to it. */
export function openInquiryClient(engine: Engine) {
  const client = new InquiryClient();
  beforeAll(async () => {
    client.server = await openServer(engine);
    return client.server.stop;
  });
  return client;
}

class InquiryClient {
  #server: OpenServer | undefined;

  set server(server: OpenServer) {
    this.#server = server;
  }

  get server(): OpenServer {
    if (!this.#server) throw new Error("The inquiry client is not open yet");
    return this.#server;
  }

  get functions() {
    return new FunctionsClient(`${this.server.url}/functions/v1`, {
      headers: { apikey: "sb_publishable_embedded" },
    });
  }

  post(body: BodyInit, headers: Record<string, string>) {
    const url = `${this.server.url}/functions/v1/submit-inquiry`;
    return fetch(url, { method: "POST", body, headers, redirect: "manual" });
  }

  /** The row with this id, as stored in the database. */
  async findInquiry(id: string) {
    const { rows } = await this.server.database.transaction((t) =>
      t.query("select *, id::text as id from public.inquiries where id = $1", [id]),
    );
    return rows[0];
  }
}
