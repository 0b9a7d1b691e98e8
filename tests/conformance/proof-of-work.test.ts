import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, describe, expect, test } from "vitest";
import { solveProofChallenge } from "../../app/inquiries/form/solve-proof-challenge.ts";
import { postgres } from "../engines.ts";
import { awaitInquiryWindow } from "../inquiry-window.ts";
import { numberedReference } from "../numbered-reference.ts";
import { openServer } from "../server.ts";
import { contact, formHeaders, sendInquiry } from "./inquiry-client.ts";

const server = await openServer(postgres, { abuseLimits: true, trustedProxyHops: 1 });
afterAll(server.stop);

describe("a network that sends many inquiries", () => {
  /** Sends from the network until it is under pressure. */
  async function press(network: string, inquiries = 10) {
    for (let index = 0; index < inquiries; index++) await send(network, { subject: `${network} ${index}` });
  }

  const send = (network: string, body: object) =>
    sendInquiry(server.url, { ...contact, elapsed: 9_000, ...body }, { "x-forwarded-for": network });

  async function stateOf(subject: string): Promise<unknown> {
    const rows = await server.query<{ state: string }>(
      `select status || case when is_suspicious then ', perhaps spam' else '' end as state
         from public.inquiries where subject = $1`,
      [subject],
    );
    return rows.map(({ state }) => state);
  }

  test("is asked for a proof of work, and with it what it sends is no spam", async () => {
    await press("198.51.1.7");
    const asked = await send("198.51.1.7", { subject: "Proven", canProve: true });
    expect(asked.status).toBe(428);
    const challenge = await asked.json();
    expect(challenge).toMatchObject({ error: "proof_required" });
    expect(await stateOf("Proven")).toEqual([]);

    const proof = await solveProofChallenge(challenge);
    expect((await send("198.51.1.7", { subject: "Proven", proof })).status).toBe(200);
    expect(await stateOf("Proven")).toEqual(["new"]);
    expect((await send("198.51.1.7", { subject: "Proven twice", proof })).status).toBe(200);
    expect(await stateOf("Proven twice")).toEqual(["new, perhaps spam"]);
  });

  test("is alone in being asked", async () => {
    expect((await send("198.51.2.7", { subject: "Elsewhere", canProve: true })).status).toBe(200);
    expect(await stateOf("Elsewhere")).toEqual(["new"]);
  });

  test("is asked too where its browser is suspicious, and with the proof that is all it is", async () => {
    await press("198.51.6.7");
    const hasty = { subject: "Hasty", elapsed: 300 };
    const asked = await send("198.51.6.7", { ...hasty, canProve: true });
    expect(asked.status).toBe(428);
    const proof = await solveProofChallenge(await asked.json());
    await send("198.51.6.7", { ...hasty, proof });
    expect(await stateOf("Hasty")).toEqual(["new, perhaps spam"]);
  });

  test("without scripts, its form is kept as doubtful", async () => {
    await press("198.51.3.7");
    const answer = await fetch(`${server.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: new URLSearchParams({ ...contact, subject: "No script" }),
      headers: { ...formHeaders, "x-forwarded-for": "198.51.3.7" },
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(await stateOf("No script")).toEqual(["new, perhaps spam"]);
  });

  test("gets nowhere with a proof that is none", async () => {
    await press("198.51.4.7");
    const asked = await send("198.51.4.7", { canProve: true });
    const { challenge } = (await asked.json()) as {
      challenge: Parameters<typeof solveChallenge>[0]["challenge"];
    };
    const solution = await solveChallenge({ challenge, deriveKey });
    const changed = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const proofs = [
      "",
      "{",
      "[".repeat(1_900),
      "x".repeat(100_000),
      JSON.stringify({ challenge, solution: { counter: 1, derivedKey: "00" } }),
      JSON.stringify({ challenge: changed, solution }),
      JSON.stringify({ challenge: { ...challenge, signature: "0".repeat(64) }, solution }),
    ];
    for (const [index, proof] of proofs.entries()) {
      expect((await send("198.51.4.7", { subject: `Forged ${index}`, proof })).status).toBe(200);
      expect(await stateOf(`Forged ${index}`)).toEqual(["new, perhaps spam"]);
    }
  });

  test("keeps no neighbour's inquiry from the inbox: what proves work is not hidden by a flood", async () => {
    await awaitInquiryWindow();
    await press("198.51.8.7", 30);
    await send("198.51.8.8", { subject: "Hidden" });
    expect(await stateOf("Hidden")).toEqual(["spam"]);
    const asked = await send("198.51.8.9", { subject: "Neighbour", canProve: true });
    const proof = await solveProofChallenge(await asked.json());
    await send("198.51.8.9", { subject: "Neighbour", proof });
    expect(await stateOf("Neighbour")).toEqual(["new"]);
  });

  test("under a flood of the whole site every network is asked, and who cannot prove may be spam, in the end is", async () => {
    const fillUp = (from: number, to: number) =>
      server.database.transaction((t) =>
        t.query(
          `insert into public.inquiries (reference, type, name, email, subject, message)
           select ${numberedReference("n")}, 'contact', 'x', 'x@example.com', 'x', 'x'
           from generate_series(${from}, ${to}) as n`,
        ),
      );
    await fillUp(1, 301);
    expect((await send("198.51.5.7", { canProve: true })).status).toBe(428);
    await send("198.51.5.7", { subject: "In a flood" });
    expect(await stateOf("In a flood")).toEqual(["new, perhaps spam"]);
    await fillUp(302, 1_001);
    await send("198.51.5.7", { subject: "In a worse one" });
    expect(await stateOf("In a worse one")).toEqual(["spam"]);
    const asked = await send("198.51.5.7", { canProve: true });
    const proof = await solveProofChallenge(await asked.json());
    await send("198.51.5.7", { subject: "Proven in a worse one", proof });
    expect(await stateOf("Proven in a worse one")).toEqual(["new"]);
  });
});
