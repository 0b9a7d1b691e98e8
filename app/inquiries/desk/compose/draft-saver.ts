import { databaseClient } from "../../../backend/database-client.ts";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { signedInUserId } from "../../../backend/session.ts";

export type DraftState =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** It is in this window alone: the session has ended, or there is no network. */
  | { kind: "kept" };

export type DraftText = Pick<Draft, "body" | "locale" | "copies">;

/** What the window keeps of a draft until the server has it. */
interface KeptDraft {
  body: string;
  /** Texts of this window that the server may have. */
  known: string[];
}

interface DraftSaverOptions {
  inquiryId: string;
  kind: Draft["kind"];
  stored: Draft | undefined;
  onState: (state: DraftState) => void;
  /** Another window had stored this text, in whose place is the one of this window now. */
  onReplaced: (body: string) => void;
}

const saveDelayMs = 800;
const retryDelayMs = 5_000;

/**
 * Saves what somebody writes at the server, as they write. Until the server has it the window keeps it, also when the session
 * ends in the middle: it is there again after signing in.
 */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  readonly #key: string;
  #known: string[];
  #replacements = 0;
  #isOpen = true;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<string | undefined> = Promise.resolve(undefined);

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    // Of its author: somebody else may sign in.
    this.#key = `draft-${options.kind}-${options.inquiryId}-${signedInUserId()}`;
    this.#known = this.#kept?.known ?? [options.stored?.body ?? ""];
  }

  /** What an earlier page of this window could not save. */
  get keptBody(): string | undefined {
    return this.#kept?.body;
  }

  get #kept(): KeptDraft | undefined {
    const kept = sessionStorage.getItem(this.#key);
    // As #keep wrote it.
    return kept === null ? undefined : (JSON.parse(kept) as KeptDraft);
  }

  write(text: DraftText) {
    this.#unsaved = text;
    this.#keep();
    this.#saveAfter(saveDelayMs);
  }

  /** Whether it is on the page: one that was left tries nothing again. */
  setOpen(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  /** Saves now what is not saved yet. */
  async save() {
    clearTimeout(this.#timer);
    const text = this.#unsaved;
    if (!text) return;
    this.#options.onState({ kind: "saving" });
    const savedAt = await this.#store(text);
    // Sent, or written on, meanwhile.
    if (this.#unsaved !== text) return;
    if (savedAt === undefined) {
      this.#options.onState({ kind: "kept" });
      this.#saveAfter(retryDelayMs);
      return;
    }
    this.clear();
    if (text.body.trim()) this.#options.onState({ kind: "saved", at: savedAt });
  }

  /** Saves nothing from now on. False when that has replaced the text of another window: it is looked at first. */
  async settle(text: DraftText): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    const before = this.#replacements;
    // Nothing must come after the text was sent.
    await this.#store(text);
    return this.#replacements === before;
  }

  /** What is stored: a reply that was taken back, say. Nothing where something is written here: then it is offered. */
  async reload(): Promise<Draft | undefined> {
    const { inquiryId, kind, onState } = this.#options;
    const drafts = databaseClient().from("inquiry_drafts").select("*");
    const { data } = await drafts.eq("inquiry_id", inquiryId).eq("kind", kind).maybeSingle();
    if (!data) return undefined;
    if (this.#unsaved) {
      this.#offer(data.body);
      return undefined;
    }
    this.#known = [data.body];
    this.clear();
    onState({ kind: "saved", at: data.saved_at });
    return data;
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    if (this.#isOpen) sessionStorage.removeItem(this.#key);
    this.#options.onState({ kind: "none" });
  }

  /** One after the other, so that the last one stays. */
  #store(text: DraftText): Promise<string | undefined> {
    this.#storing = this.#storing.then(() => this.#call(this.#unsaved ?? text));
    return this.#storing;
  }

  /** Resolves with when it was stored. */
  async #call(text: DraftText): Promise<string | undefined> {
    const { inquiryId, kind } = this.#options;
    this.#known = [...this.#known, text.body].slice(-4);
    this.#keep();
    const draft = { inquiry_id: inquiryId, kind, ...text };
    const { data } = await databaseClient().rpc("save_inquiry_draft", draft);
    const [saved] = data ?? [];
    if (!saved) return undefined;
    if (saved.replaced && !this.#known.includes(saved.replaced)) this.#offer(saved.replaced);
    this.#known = [text.body];
    this.#keep();
    return saved.saved_at;
  }

  #offer(body: string) {
    this.#replacements += 1;
    this.#options.onReplaced(body);
  }

  /** One that was left keeps nothing: another one may have more by now. */
  #keep() {
    if (!this.#isOpen || !this.#unsaved) return;
    const kept: KeptDraft = { body: this.#unsaved.body, known: this.#known };
    if (kept.body) sessionStorage.setItem(this.#key, JSON.stringify(kept));
    else sessionStorage.removeItem(this.#key);
  }

  #saveAfter(delayMs: number) {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}
