import { RestError } from "../rest-error.ts";

/** Scans one query parameter from left to right; every error says where it happened. */
export class Cursor {
  readonly #subject: string;
  readonly #text: string;
  #position = 0;

  /** `subject` names the text in errors: `filter (eq.1)`. Patterns given to the methods must be sticky. */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#text.length;
  }

  /** Takes what `pattern` matches here and returns its groups, or nothing when it does not match. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found) this.#position = pattern.lastIndex;
    return found;
  }

  peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    return pattern.test(this.#text);
  }

  expect(pattern: RegExp, expected: string): RegExpExecArray {
    return this.take(pattern) ?? this.fail(expected);
  }

  expectEnd(expected = "end of input"): void {
    if (!this.isAtEnd) this.fail(expected);
  }

  fail(expected: string): never {
    const character = this.#text.slice(this.#position).match(/^./su)?.[0];
    const found = character === undefined ? "end of input" : `"${character}"`;
    return this.refuse(`unexpected ${found} expecting ${expected}`);
  }

  refuse(details: string): never {
    const message = `"failed to parse ${this.#subject}" (line 1, column ${this.#position + 1})`;
    throw new RestError(400, "PGRST100", message, { details });
  }
}
