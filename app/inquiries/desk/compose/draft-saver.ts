import { databaseClient } from "../../../backend/database-client.ts";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { type KeptDraft, keepDraft, type KnownDraft } from "./kept-draft.ts";
import { joinDrafts } from "./join-drafts.ts";

export type DraftState =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** It is in this window alone: the session has ended, or there is no network. */
  | { kind: "kept" }
  /** Another window had stored another text: both are in this one now. */
  | { kind: "joined" };

export type DraftText = Pick<Draft, "body" | "locale" | "copies">;

const saveDelayMs = 800;
const retryDelayMs = 5_000;

export interface DraftWatcher {
  onState: (state: DraftState) => void;
  /** The text is another one now: what was stored elsewhere is in it. */
  onJoined: (body: string) => void;
}

/**
 * Saves what somebody writes at the server, as they write. Until the server has it the window keeps it, also when the session
 * ends in the middle: it is there again after signing in.
 */
export class DraftSaver {
  readonly #inquiryId: string;
  readonly #kind: Draft["kind"];
  readonly #watcher: DraftWatcher;
  /** The stored text that this window goes on from, and when it was stored. */
  #known: KnownDraft;
  /** What was sent since, without an answer: it may be stored. */
  #sent: string[];
  /** Told until the person writes on. */
  #isJoined = false;
  #isOpen = true;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<{ isJoined: boolean }> | undefined;

  constructor(
    inquiryId: string,
    kind: Draft["kind"],
    { known, sent }: Omit<KeptDraft, "body">,
    watcher: DraftWatcher,
  ) {
    this.#inquiryId = inquiryId;
    this.#kind = kind;
    this.#known = known;
    this.#sent = sent;
    this.#watcher = watcher;
  }

  write(text: DraftText) {
    this.#isJoined = false;
    this.#write(text);
  }

  /** Whether it is on the page: one that was left tries nothing again. */
  setOpen(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  /** Saves now what is not saved yet. */
  async save() {
    clearTimeout(this.#timer);
    const saving = this.#unsaved;
    if (!saving) return;
    if (!this.#isJoined) this.#watcher.onState({ kind: "saving" });
    const { error, isJoined } = await this.#store(saving);
    // Sent, or written on, meanwhile.
    if (isJoined || this.#unsaved !== saving) return;
    if (error) {
      this.#watcher.onState({ kind: "kept" });
      this.#saveAfter(retryDelayMs);
      return;
    }
    this.clear();
    const { at } = this.#known;
    if (this.#isJoined) this.#watcher.onState({ kind: "joined" });
    else if (saving.body.trim() && at) this.#watcher.onState({ kind: "saved", at });
  }

  /** Saves nothing from now on. False when another window has stored another text, which is now in this one: look at it first. */
  async settle(text: DraftText): Promise<boolean> {
    clearTimeout(this.#timer);
    const isAnother = (stored: { isJoined: boolean } | undefined) =>
      stored?.isJoined === true && this.#unsaved?.body !== text.body;
    // It must not come after the text was sent.
    if (isAnother(await this.#storing)) return false;
    this.#unsaved = undefined;
    return !isAnother(await this.#store(text));
  }

  /** Takes up what is stored: a reply that was taken back, say. False when it is nothing that this window had not sent. */
  async reload(text: DraftText): Promise<boolean> {
    const { data, error } = await databaseClient()
      .from("inquiry_drafts")
      .select("*")
      .eq("inquiry_id", this.#inquiryId)
      .eq("kind", this.#kind)
      .maybeSingle();
    if (error) return false;
    const stored = data?.body ?? "";
    const own = this.#unsaved?.body ?? text.body;
    const isNew = !this.#sent.includes(stored);
    const body = isNew ? joinDrafts(this.#known.body, stored, own) : own;
    this.#known = { body: stored, at: data?.saved_at ?? null };
    if (isNew) this.#watcher.onJoined(body);
    this.#write({ ...text, body });
    return isNew;
  }

  /** It was sent, and its draft is gone. */
  forget() {
    this.#known = { body: "", at: null };
    this.#isJoined = false;
    this.clear();
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#sent = [];
    if (this.#isOpen) keepDraft(this.#inquiryId, this.#kind, undefined);
    this.#watcher.onState({ kind: "none" });
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

  async #call(text: DraftText, mayRepeat = true): Promise<{ error: unknown; isJoined: boolean }> {
    this.#sent = [...this.#sent, text.body].slice(-3);
    this.#keep();
    const target = { inquiry_id: this.#inquiryId, kind: this.#kind, known_at: this.#known.at };
    const { data, error } = await databaseClient().rpc("save_inquiry_draft", { ...target, ...text });
    if (data !== null) {
      this.#known = { body: text.body, at: data };
      this.#sent = [];
      this.#keep();
    }
    const isConflict = error?.code === "PT409";
    const isJoined = isConflict && (await this.reload(text));
    // It was stored before, and its answer was lost.
    if (isConflict && !isJoined && mayRepeat) return this.#call(this.#unsaved ?? text, false);
    if (isJoined) {
      this.#isJoined = true;
      this.#watcher.onState({ kind: "joined" });
    }
    return { error, isJoined };
  }

  #write(text: DraftText) {
    this.#unsaved = text;
    this.#keep();
    this.#saveAfter(saveDelayMs);
  }

  /** One that was left keeps nothing: another one may have more by now. */
  #keep() {
    if (!this.#isOpen || !this.#unsaved) return;
    const { body } = this.#unsaved;
    keepDraft(this.#inquiryId, this.#kind, { body, known: this.#known, sent: this.#sent });
  }

  #saveAfter(delayMs: number) {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}
