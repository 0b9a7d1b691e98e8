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
  /** Sent last, whether or not its answer came. */
  #sent: string | undefined;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<{ isJoined: boolean }> | undefined;

  constructor(inquiryId: string, kind: Draft["kind"], known: KnownDraft, watcher: DraftWatcher) {
    this.#inquiryId = inquiryId;
    this.#kind = kind;
    this.#known = known;
    this.#watcher = watcher;
  }

  write(text: DraftText) {
    this.#unsaved = text;
    this.#keep({ body: text.body, known: this.#known });
    this.#saveAfter(saveDelayMs);
  }

  /** Saves now what is not saved yet. */
  async save() {
    clearTimeout(this.#timer);
    const saving = this.#unsaved;
    if (!saving) return;
    this.#watcher.onState({ kind: "saving" });
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
    if (saving.body.trim() && at) this.#watcher.onState({ kind: "saved", at });
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
    const isNew = stored !== this.#sent;
    const body = isNew ? joinDrafts(this.#known.body, stored, own) : own;
    this.#known = { body: stored, at: data?.saved_at ?? null };
    if (isNew) this.#watcher.onJoined(body);
    this.write({ ...text, body });
    return isNew;
  }

  /** It was sent, and its draft is gone. */
  forget() {
    this.#known = { body: "", at: null };
    this.clear();
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#sent = undefined;
    this.#keep(undefined);
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

  async #call(text: DraftText) {
    this.#sent = text.body;
    const target = { inquiry_id: this.#inquiryId, kind: this.#kind, known_at: this.#known.at };
    const { data, error } = await databaseClient().rpc("save_inquiry_draft", { ...target, ...text });
    if (data !== null) this.#known = { body: text.body, at: data };
    const isJoined = error?.code === "PT409" && (await this.reload(text));
    if (isJoined) this.#watcher.onState({ kind: "joined" });
    return { error, isJoined };
  }

  #keep(kept: KeptDraft | undefined) {
    keepDraft(this.#inquiryId, this.#kind, kept);
  }

  #saveAfter(delayMs: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}
