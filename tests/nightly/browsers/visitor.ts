import { expect } from "vitest";
import type { Tab } from "./engine.ts";

/** Somebody at a window, who sees texts and presses what has a name. Everything waits until it can be done. */
export class Visitor {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.tab.goto(this.#origin + path);
  }

  /** Path, query and hash. */
  address(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Presses the link, button or label whose text or label is `name`, or begins with it. */
  async press(name: string): Promise<void> {
    await this.#pressAt(`nothing to press is named “${name}”`, () => this.tab.evaluate(locateByName, name));
  }

  /** Presses what a selector finds first. */
  async pressElement(selector: string): Promise<void> {
    await this.#pressAt(`${selector} cannot be pressed`, () => this.tab.evaluate(locateBySelector, selector));
  }

  /** Nobody aims at what still moves. */
  async #pressAt(problem: string, locate: () => Promise<Position | undefined>): Promise<void> {
    let before: Position | undefined;
    const { x, y } = await this.#wait(problem, async () => {
      const position = await locate();
      const isStill = position && before?.x === position.x && before.y === position.y;
      before = position;
      return isStill && position;
    });
    await this.tab.click(x, y);
  }

  /** Writes into a field. */
  async write(selector: string, text: string): Promise<void> {
    await this.pressElement(selector);
    await this.tab.type(text);
  }

  async sees(text: string): Promise<void> {
    await this.#wait(`“${text}” is not to be seen`, async () => (await this.#text()).includes(text));
  }

  async isAt(address: string): Promise<void> {
    await this.#wait(`the address is not ${address}`, async () => (await this.address()) === address);
  }

  /** Until a condition holds in the page. */
  async waits(what: string, condition: (argument: string) => boolean): Promise<void> {
    await this.#wait(what, () => this.tab.evaluate(condition));
  }

  /** Before that it posts natively. */
  seesHydratedForm(): Promise<void> {
    return this.waits(
      "the form is not hydrated",
      () => document.querySelector("main form")?.matches("[novalidate]") ?? false,
    );
  }

  async #text(): Promise<string> {
    const text = await this.tab.evaluate(() => document.body.innerText);
    return text.replaceAll(/[\s\u2066-\u2069]+/g, " ");
  }

  async #wait<Value>(
    problem: string,
    attempt: () => Promise<Value | undefined | null | false>,
  ): Promise<Value> {
    const deadline = Date.now() + 15_000;
    for (;;) {
      // A page that is being left answers nothing.
      const value = await attempt().catch(() => undefined);
      if (value) return value;
      if (Date.now() > deadline)
        expect.fail(
          `${problem}; at ${await this.address()}, where it says: ${(await this.#text()).slice(0, 600)}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

interface Position {
  x: number;
  y: number;
}

/** Runs in the page. What has this name, else what has one that begins with it, if nothing lies over it. */
function locateByName(name: string): Position | undefined {
  const pressable = "a, button, summary, label, [role=tab], [role=option]";
  const namesOf = (element: Element) =>
    [element.textContent, element.getAttribute("aria-label") ?? ""].map((text) =>
      text.replaceAll(/\s+/g, " ").trim(),
    );
  const visible = [...document.querySelectorAll(pressable)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
  );
  const exact = visible.filter((element) => namesOf(element).includes(name));
  const longer = visible.filter((element) => namesOf(element).some((text) => text.startsWith(name)));
  for (const element of [...exact, ...longer]) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return middle;
  }
  return undefined;
}

/** Runs in the page. */
function locateBySelector(selector: string): Position | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (found) => found.checkVisibility({ visibilityProperty: true }) && !found.matches(":disabled"),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
