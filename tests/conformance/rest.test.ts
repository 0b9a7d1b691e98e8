import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

describe.each(engines)("the REST surface on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(engine); });
  afterAll(() => shop.close());

  test("probe", async () => {
    const go = async (path: string, init: RequestInit = {}, person?: "admin") => {
      const headers = new Headers(init.headers);
      if (person) headers.set("Authorization", `Bearer ${await shop.sign(person)}`);
      const r = await fetch(shop.url + path, { ...init, headers });
      (await import("node:fs")).appendFileSync("/tmp/probe.log", [engine.name, init.method ?? "GET", path.slice(0, 200), r.status, r.headers.get("content-range"), r.headers.get("location") ?? "", (await r.text()).slice(0, 700)].join(" ") + "\n");
    };
    await go("/gadgets?select=*");
    await go("/gadgets?select=id,n:name,spec->volts,kind:spec->ports->0->>kind,price::text&order=id&limit=2");
    await go("/gadgets?select=id&id=in.(1,2,%223%22)&or=(name.eq.pump,and(price.gt.2,price.lt.4))");
    await go("/gadgets?select=id&tags=cs.{water}&years=ov.[2000,2030)");
    await go("/gadgets?select=name&name=fts.pump", { headers: { Prefer: "count=exact" } });
    await go("/gadgets?limit=2&select=id", { headers: { Prefer: "count=exact" } });
    await go("/gadgets?offset=20&select=id", { headers: { Prefer: "count=exact" } });
    await go("/gadgets?id=eq.1&select=id", { headers: { Accept: "application/vnd.pgrst.object+json" } });
    await go("/gadgets?id=eq.99&select=id", { headers: { Accept: "application/vnd.pgrst.object+json" } });
    for (const p of ["/rpc/add?a=1", "/rpc/small_numbers?up_to=3", "/rpc/find_gadgets?tag=water&select=id,name&id=gt.1", "/rpc/one_gadget?wanted=1", "/rpc/price_list?label=eq.pump", "/rpc/none", "/rpc/join_all?words={a,b}", "/rpc/nothing", "/nope", "/a/b", "/", "/gadgets?nope=eq.1", "/gadgets?id=0", "/gadgets?id=noop.0", "/gadgets?select=rel(*)", "/gadgets?serial=eq.x", "/secrets", "/inquiries"]) await go(p);
    const json = { "Content-Type": "application/json" };
    await go("/rpc/add", { method: "POST", headers: json, body: '{"a":1,"b":5}' });
    await go("/rpc/take_body", { method: "POST", headers: json, body: "[1,2,3]" });
    await go("/rpc/twice", { method: "POST", headers: json, body: '{"t":"x"}' });
    await go("/rpc/nothing", { method: "POST" });
    await go("/rpc/complain", { method: "POST", headers: json, body: '{"words":"no"}' });
    await go("/notes", { method: "POST", headers: { ...json, Prefer: "return=representation" }, body: "{}" }, "admin");
    await go("/notes", { method: "POST", headers: { ...json, Prefer: "return=headers-only" }, body: '[{"content":"a"},{"content":"b"}]' }, "admin");
    await go("/notes?id=gt.1", { method: "PATCH", headers: { ...json, Prefer: "return=representation" }, body: '{"content":"q","gadget_id":1}' }, "admin");
    await go("/notes", { method: "PATCH", headers: json, body: '{"content":"q"}' }, "admin");
    await go("/notes?id=eq.1", { method: "DELETE", headers: { Prefer: "count=exact" } }, "admin");
    await go("/gadgets?spec=eq." + "[".repeat(6000));
    await go("/gadgets?tags=eq." + "{".repeat(6000));
    await go("/gadgets?name=match." + "(".repeat(6000));
    await go("/gadgets?name=fts." + "(".repeat(6000));
    if (engine.name !== "PGlite") await go("/gadgets?name=match." + "(a{1,100}){1,100}".repeat(3));
    await go("/gadgets?name=eq.%00");
    await go("/gadgets?select=" + Array(4000).fill("id").join(","));
    await go("/gadgets?or=(" + Array(900).fill("id.eq.1").join(",")+")");
    await go("/gadgets?select=id&order=" + Array(2000).fill("id").join(","));
    await go("/gadgets?select=" + Array(3000).fill("a:id").join(","));
    await go("/gadgets?select=id&id=in.(" + Array(7000).fill("1").join(",")+")");
    await go("/gadgets?select=id&limit=2");
  });
});
