import { FunctionsClient } from "@supabase/functions-js";
import { afterAll, beforeAll } from "vitest";
import type { RunningServer } from "../../server/serve.ts";
import type { Engine, Place } from "../engines.ts";
import { startServer } from "../server.ts";

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

export const asForm = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };

/** A server for the tests of a file, and the ways to write to it. */
export function openLetterBox(engine: Engine) {
  const box = new LetterBox();
  beforeAll(() => box.open(engine));
  afterAll(() => box.close());
  return box;
}

class LetterBox {
  #place: (Place & { remove(): Promise<void> }) | undefined;
  #server: RunningServer | undefined;

  async open(engine: Engine) {
    this.#place = await engine.makePlace();
    this.#server = await startServer(this.#place);
  }

  async close() {
    await this.#server?.stop();
    await this.#place?.remove();
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error("The letter box is not open yet");
    return this.#server;
  }

  get place(): Place {
    if (!this.#place) throw new Error("The letter box is not open yet");
    return this.#place;
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

  /** The row with this id, as it stands in the database. */
  async stored(id: string) {
    const { rows } = await this.server.database.transaction((t) =>
      t.query("select *, id::text as id from public.inquiries where id = $1", [id]),
    );
    return rows[0];
  }
}
