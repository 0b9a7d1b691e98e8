import { databaseClient } from "../../../backend/database-client.ts";
import type { Draft } from "../../../backend/inquiry-rows.ts";
import { type KeptDraft, keepDraft } from "./kept-draft.ts";
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
  /** When the stored text was stored that this window knows. */
  #knownAt: string | null;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #storing: Promise<{ isJoined: boolean }> | undefined;

  constructor(inquiryId: string, kind: Draft["kind"], knownAt: string | null, watcher: DraftWatcher) {
    this.#inquiryId = inquiryId;
    this.#kind = kind;
    this.#knownAt = knownAt;
    this.#watcher = watcher;
  }

  write(text: DraftText) {
    this.#unsaved = text;
    this.#keep({ body: text.body, knownAt: this.#knownAt });
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
    if (saving.body.trim() && this.#knownAt) this.#watcher.onState({ kind: "saved", at: this.#knownAt });
  }

  /** Saves nothing from now on. False when another window has stored another text, which is now in this one: look at it first. */
  async settle(text: DraftText): Promise<boolean> {
    clearTimeout(this.#timer);
    // It must not come after the text was sent.
    if ((await this.#storing)?.isJoined) return false;
    this.#unsaved = undefined;
    return !(await this.#store(text)).isJoined;
  }

  /** Takes up what is stored: a reply that was taken back. */
  async reload(text: DraftText) {
    const { data, error } = await databaseClient()
      .from("inquiry_drafts")
      .select("*")
      .eq("inquiry_id", this.#inquiryId)
      .eq("kind", this.#kind)
      .maybeSingle();
    if (error) return;
    this.#knownAt = data?.saved_at ?? null;
    const own = this.#unsaved?.body ?? text.body;
    const body = data ? joinDrafts(data.body, own) : own;
    this.#watcher.onJoined(body);
    this.write({ ...text, body });
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#keep(undefined);
    this.#watcher.onState({ kind: "none" });
  }

  #store(text: DraftText) {
    const storing = this.#call(text).finally(() => {
      if (this.#storing === storing) this.#storing = undefined;
    });
    this.#storing = storing;
    return storing;
  }

  async #call(text: DraftText) {
    const target = { inquiry_id: this.#inquiryId, kind: this.#kind, known_at: this.#knownAt };
    const { data, error } = await databaseClient().rpc("save_inquiry_draft", { ...target, ...text });
    if (data !== null) this.#knownAt = data;
    const isJoined = error?.code === "PT409";
    if (isJoined) {
      await this.reload(text);
      this.#watcher.onState({ kind: "joined" });
    }
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
