import { databaseClient } from "../../../backend/database-client.ts";
import type { Draft } from "../../../backend/inquiry-rows.ts";

export type DraftState =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** It is in this window alone: the session has ended, or there is no network. */
  | { kind: "kept" };

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
  readonly #onChange: (state: DraftState) => void;
  #unsaved: DraftText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(inquiryId: string, kind: Draft["kind"], onChange: (state: DraftState) => void) {
    this.#inquiryId = inquiryId;
    this.#kind = kind;
    this.#onChange = onChange;
  }

  write(text: DraftText) {
    this.#unsaved = text;
    keepDraft(this.#inquiryId, this.#kind, text.body);
    this.#saveAfter(saveDelayMs);
  }

  /** Saves now what is not saved yet. */
  async save() {
    clearTimeout(this.#timer);
    const saving = this.#unsaved;
    if (!saving) return;
    this.#onChange({ kind: "saving" });
    const answer = this.#store(saving);
    this.#saving = answer;
    const { data, error } = await answer;
    // Sent, or written on, meanwhile.
    if (this.#unsaved !== saving) return;
    if (error) {
      this.#onChange({ kind: "kept" });
      this.#saveAfter(retryDelayMs);
      return;
    }
    this.clear();
    if (saving.body.trim()) this.#onChange({ kind: "saved", at: data });
  }

  async #store(text: DraftText) {
    return databaseClient().rpc("save_inquiry_draft", {
      inquiry_id: this.#inquiryId,
      kind: this.#kind,
      ...text,
    });
  }

  /** Saves nothing from now on, and waits for what is on its way: it must not come after the text was sent. */
  async settle() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    await this.#saving;
  }

  /** Nothing is left to save. */
  clear() {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    keepDraft(this.#inquiryId, this.#kind, "");
    this.#onChange({ kind: "none" });
  }

  #saveAfter(delayMs: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }
}

/** What the window keeps of a draft. */
export function keptDraft(inquiryId: string, kind: Draft["kind"]): string | undefined {
  return sessionStorage.getItem(keyOf(inquiryId, kind)) ?? undefined;
}

function keepDraft(inquiryId: string, kind: Draft["kind"], body: string) {
  if (body === "") sessionStorage.removeItem(keyOf(inquiryId, kind));
  else sessionStorage.setItem(keyOf(inquiryId, kind), body);
}

function keyOf(inquiryId: string, kind: Draft["kind"]): string {
  return `draft-${kind}-${inquiryId}`;
}
