import { randomUUID } from "node:crypto";
import { FunctionsClient } from "@supabase/functions-js";
import { beforeAll, expect } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../edge-function.ts";
import { embedded, type Engine, postgres } from "../engines.ts";
import { openServer, type OpenServer } from "../server.ts";

/** Where submit-inquiry runs: in the server, or as an Edge Function that calls the server's REST API. */
export interface InquiryRuntime {
  name: string;
  engine: Engine;
  isEdgeFunction: boolean;
}

/** The same cases run on each. */
export const inquiryRuntimes: InquiryRuntime[] = [
  { name: "the server, on PGlite", engine: embedded, isEdgeFunction: false },
  { name: "Deno, on Postgres", engine: postgres, isEdgeFunction: true },
];

export const contact = {
  type: "contact",
  name: "رنا حداد",
  email: "rana@example.com",
  subject: "A board",
  message: "Hello\nthere",
};

/** From somebody without an account. */
export const visitorContact = { ...contact, email: "visitor@example.com" };

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

/** Sends an inquiry as a page does, with a key of its own. */
export function sendInquiry(url: string, inquiry: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/submit-inquiry`, {
    method: "POST",
    body: JSON.stringify(inquiry),
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), ...headers },
  });
}

/** The same, of which something must come. */
export async function submitInquiry(url: string, inquiry: object, headers?: Record<string, string>) {
  const answer = await sendInquiry(url, inquiry, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; reference: string; page?: string };
}

export const formHeaders = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

export const siteUrl = "https://nawat.example";
export const secretKey = "sb_secret_of-thirty-two-characters-and-more";

/** A server for the tests of one file, and the ways to send inquiries to it. */
export function openInquiryClient({ engine, isEdgeFunction }: Omit<InquiryRuntime, "name">) {
  const client = new InquiryClient();
  beforeAll(async () => {
    const server = await openServer(engine);
    client.server = server;
    if (isEdgeFunction) client.edgeFunction = await startSubmitInquiry(server.url);
    return async () => {
      await client.edgeFunction?.stop();
      await server.stop();
    };
  });
  return client;
}

/** The Edge Function before the REST API at `supabaseUrl`, for pages at `siteUrl`. */
export function startSubmitInquiry(supabaseUrl: string): Promise<EdgeFunction> {
  return startEdgeFunction("submit-inquiry", edgeVariables(supabaseUrl));
}

/** What Supabase sets for a function, and the operator. */
export function edgeVariables(supabaseUrl: string): Record<string, string> {
  return {
    SUPABASE_URL: supabaseUrl,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: "sb_publishable_embedded" }),
    SITE_URL: siteUrl,
  };
}

let sender = 0;

class InquiryClient {
  #server: OpenServer | undefined;
  edgeFunction: EdgeFunction | undefined;

  set server(server: OpenServer) {
    this.#server = server;
  }

  get server(): OpenServer {
    if (!this.#server) throw new Error("The inquiry client is not open yet");
    return this.#server;
  }

  /** Of the functions, without their names. */
  get url(): string {
    return this.edgeFunction?.url ?? `${this.server.url}/functions/v1`;
  }

  get functions() {
    return new FunctionsClient(this.url, { headers: { apikey: "sb_publishable_embedded", ...nextSender() } });
  }

  post(body: BodyInit, headers: Record<string, string>) {
    return this.send({ method: "POST", body, headers });
  }

  send({ headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> }) {
    const request = { ...init, headers: { ...nextSender(), ...headers }, redirect: "manual" } as const;
    return fetch(`${this.url}/submit-inquiry`, request);
  }

  /** The row with this id, as stored in the database. */
  async findInquiry(id: string) {
    const rows = await this.server.query("select *, id::text as id from public.inquiries where id = $1", [
      id,
    ]);
    return rows[0];
  }
}

/** The Edge Function always counts: each call comes from a network of its own, by the header it trusts. */
function nextSender() {
  sender += 1;
  return { "cf-connecting-ip": `10.${sender >> 8}.${sender & 255}.1` };
}
