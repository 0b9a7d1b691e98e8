import { randomUUID } from "node:crypto";
import { FunctionsClient } from "@supabase/functions-js";
import { afterAll, expect } from "vitest";
import { apikey } from "./person.ts";
import { openServer } from "./server.ts";

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

/** A server for the tests of one file, and the ways to send inquiries to it. */
export async function openInquiryClient() {
  const server = await openServer();
  afterAll(server.stop);
  const send = (init: RequestInit) =>
    fetch(`${server.url}/functions/v1/submit-inquiry`, { ...init, redirect: "manual" });
  return {
    server,
    functions: new FunctionsClient(`${server.url}/functions/v1`, { headers: { apikey } }),
    send,
    post: (body: BodyInit, headers: Record<string, string>) => send({ method: "POST", body, headers }),
    /** The row with this id, as stored in the database. */
    findInquiry: async (id: string) =>
      (await server.query("select *, id::text as id from public.inquiries where id = $1", [id]))[0],
  };
}
