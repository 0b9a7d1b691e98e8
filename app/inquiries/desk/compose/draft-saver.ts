import { databaseClient } from "../../../backend/database-client.ts";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { type KeptDraft, keepDraft } from "./kept-draft.ts";

export type DraftState =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** It is in this window alone: the session has ended, or there is no network. */
  | { kind: "kept" }
  /** Another window has stored a newer text: nothing is saved until one of the two is chosen. */
  | { kind: "newer"; stored: Draft };

export type DraftText = Pick<Draft, "body" | "locale" | "copies">;

const saveDelayMs = 800;
const retryDelayMs = 5_000;

/**
 * Saves what somebody writes at the server, as they write. Until the server has it the window keeps it, also when the session
 * ends in the middle: it is there again after signing in.
 */
export class DraftSaver {
  readonly #inquiryId: string;
  readonly #kind: Draft["kind"];
  readonly #onState: (state: DraftState) => void;
  /** When the text was stored that this window goes on from. */
  #knownAt: string | null;
  /** What was sent since, without an answer: it may be stored. */
  #sent: string[];
  #newer: Draft | undefined;
  #isOpen = true;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<{ error: unknown }> | undefined;

  constructor(
    inquiryId: string,
    kind: Draft["kind"],
    { knownAt, sent }: Omit<KeptDraft, "body">,
    onState: (state: DraftState) => void,
  ) {
    this.#inquiryId = inquiryId;
    this.#kind = kind;
    this.#knownAt = knownAt;
    this.#sent = sent;
    this.#onState = onState;
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
    const saving = this.#unsaved;
    if (!saving || this.#newer) return;
    this.#onState({ kind: "saving" });
    const { error } = await this.#store(saving);
    // Sent, or written on, meanwhile.
    if (this.#newer || this.#unsaved !== saving) return;
    if (error) {
      this.#onState({ kind: "kept" });
      this.#saveAfter(retryDelayMs);
      return;
    }
    this.clear();
    if (saving.body.trim() && this.#knownAt) this.#onState({ kind: "saved", at: this.#knownAt });
  }

  /** Saves nothing from now on. False when another window has stored a newer text: look at it first. */
  async settle(text: DraftText): Promise<boolean> {
    clearTimeout(this.#timer);
    // It must not come after the text was sent.
    await this.#storing;
    if (this.#newer) return false;
    this.#unsaved = undefined;
    await this.#store(text);
    return !this.#newer;
  }

  /** What is stored: a reply that was taken back, say. Nothing where something is written here: that is asked about. */
  async reload(): Promise<Draft | undefined> {
    const { data } = await this.#fetch();
    if (!data) return undefined;
    if (this.#unsaved) {
      this.#ask(data);
      return undefined;
    }
    this.#goOnFrom(data);
    return data;
  }

  /** Leaves the text of this window for the newer one, which it returns. */
  takeNewer(): Draft | undefined {
    const newer = this.#newer;
    if (newer) this.#goOnFrom(newer);
    return newer;
  }

  /** Stores the text of this window in place of the newer one. */
  keepOwn() {
    this.#knownAt = this.#newer?.saved_at ?? null;
    this.#newer = undefined;
    void this.save();
  }

  /** It was sent, and its draft is gone. */
  forget() {
    this.#knownAt = null;
    this.clear();
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#newer = undefined;
    this.#sent = [];
    if (this.#isOpen) keepDraft(this.#inquiryId, this.#kind, undefined);
    this.#onState({ kind: "none" });
  }

  #goOnFrom({ saved_at: at }: Draft) {
    this.clear();
    this.#knownAt = at;
    this.#onState({ kind: "saved", at });
  }

  #ask(stored: Draft) {
    this.#newer = stored;
    this.#onState({ kind: "newer", stored });
  }

  /** One after the other: the next one goes on from what the last one stored. */
  #store(text: DraftText) {
    const storing = Promise.resolve(this.#storing)
      .then(() => this.#call(this.#unsaved ?? text))
      .finally(() => {
        if (this.#storing === storing) this.#storing = undefined;
      });
    this.#storing = storing;
    return storing;
  }

  async #call(text: DraftText, mayRepeat = true): Promise<{ error: unknown }> {
    this.#sent = [...this.#sent, text.body].slice(-3);
    this.#keep();
    const target = { inquiry_id: this.#inquiryId, kind: this.#kind, known_at: this.#knownAt };
    const { data, error } = await databaseClient().rpc("save_inquiry_draft", { ...target, ...text });
    if (data !== null) {
      this.#knownAt = data;
      this.#sent = [];
      this.#keep();
    }
    if (error?.code !== "PT409") return { error };
    const stored = await this.#fetch();
    if (stored.error) return stored;
    if (stored.data && !this.#sent.includes(stored.data.body)) {
      this.#unsaved ??= text;
      this.#keep();
      this.#ask(stored.data);
      return { error };
    }
    // It was stored before, and its answer was lost.
    this.#knownAt = stored.data?.saved_at ?? null;
    return mayRepeat ? this.#call(this.#unsaved ?? text, false) : { error };
  }

  async #fetch() {
    const drafts = databaseClient().from("inquiry_drafts").select("*");
    return drafts.eq("inquiry_id", this.#inquiryId).eq("kind", this.#kind).maybeSingle();
  }

  /** One that was left keeps nothing: another one may have more by now. */
  #keep() {
    if (!this.#isOpen || !this.#unsaved) return;
    const { body } = this.#unsaved;
    keepDraft(this.#inquiryId, this.#kind, { body, knownAt: this.#knownAt, sent: this.#sent });
  }

  #saveAfter(delayMs: number) {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}
