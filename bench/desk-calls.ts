import { median } from "./median.ts";
import { admin } from "./sample-data.ts";

const turns = 15;
const apikey = "sb_publishable_embedded";

/** The calls of the desk, by what staff do. A deep page lies below 80,000 inquiries. */
const calls: [name: string, rpc: string, parameters: Record<string, unknown>][] = [
  ["first page", "show_inquiry_list", {}],
  ["due first", "show_inquiry_list", { view: "open", sorting: "due" }],
  ["filter", "show_inquiry_list", { view: "closed", kind: "project", language: "ar" }],
  ["search in English", "show_inquiry_list", { search: "gripper board 4711" }],
  ["search in Arabic", "show_inquiry_list", { search: "احمد خوري 9000" }],
  ["search that finds many", "show_inquiry_list", { search: "quote" }],
  ["search by phone", "show_inquiry_list", { search: "03 012345" }],
  ["figures", "inquiry_figures", {}],
];

/** Median milliseconds of each call over HTTP, one after the other. */
export async function timeDeskCalls(url: string): Promise<Map<string, number>> {
  const { access_token: token } = await post(`${url}/auth/v1/token?grant_type=password`, admin);
  const rpc = (name: string, parameters: object) => post(`${url}/rest/v1/rpc/${name}`, parameters, token);
  const times = new Map<string, number>();
  for (const [name, called, parameters] of calls)
    times.set(name, await timeTurns(() => rpc(called, parameters)));

  const [last] = await rpc("list_inquiries", { page_size: 1 });
  const deep = { cursor_side: "before", cursor_id: last.id };
  const long = new Date(Date.now() - 80_000 * 600_000).toISOString();
  times.set("deep page", await timeTurns(() => rpc("show_inquiry_list", { ...deep, cursor_at: long })));

  const rows: { id: string; version: number }[] = await rpc("list_inquiries", { page_size: turns });
  const opening = [...rows];
  times.set("open", await timeTurns(() => rpc("open_inquiry", { inquiry_id: opening.pop()?.id })));
  times.set(
    "status change",
    await timeTurns(() => {
      const { id, version } = rows.pop() ?? { id: "", version: 0 };
      return rpc("change_inquiries", { changes: [{ id, version, status: "answered" }] });
    }),
  );
  return times;
}

async function timeTurns(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The answer's JSON. Throws for an error: what failed would be quick. */
async function post(url: string, body: object, token?: string) {
  const answer = await fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      apikey,
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
