import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { LocalizedText } from "../i18n/text.ts";
import { notSignedInAgain, useRecentSignIn } from "./recent-sign-in.ts";
import { showToast, type Toast } from "../ui/toast.tsx";
import { type ApiError, errorText } from "../backend/api-error.ts";
import { type ApiResult, isRetryable, toAnswer } from "../backend/query.ts";

/** What a toast says, in a sentence or with more. */
export type Said = LocalizedText | (Omit<Toast, "kind"> & { kind?: Toast["kind"] });

type Saying<Values extends unknown[]> = Said | ((...values: Values) => Said | undefined);

export interface ActionOptions<Input, Answer> {
  /** What is said when it is done, with a way back where there is one. */
  done?: Saying<[answer: Answer, input: Input]>;
  /** The title over the reason why it failed. Without it the page shows `error` itself. */
  failed?: Saying<[error: ApiError, input: Input]>;
  /** What it is about: a newer toast of the same topic replaces it. */
  topic?: string;
  /** The queries that it changes. */
  changes?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
}

export interface Action<Input, Answer> {
  /** Does it, unless it is being done already. Never rejects. */
  run: (input: Input) => Promise<ApiResult<Answer>>;
  isBusy: boolean;
  /** Of what was tried last. */
  error: ApiError | undefined;
  /** What is being done, or was done last, and with what. */
  input: Input | undefined;
  answer: Answer | undefined;
}

/** The codes of what was not done and of which nothing is to be said. */
const alreadyRunning = "already_running";
const silent = new Set([alreadyRunning, notSignedInAgain]);

/** Something that somebody does by a button or a form. `act` never rejects; it is asked to sign in again where the server wants that. */
export function useAction<Input = void, Answer = unknown>(
  act: (input: Input) => Promise<ApiResult<Answer>>,
  { done, failed, topic, changes = [], onDone }: ActionOptions<Input, Answer>,
): Action<Input, Answer> {
  const client = useQueryClient();
  const runRecently = useRecentSignIn();
  const isRunning = useRef(false);
  const about = topic !== undefined && { topic };

  function refresh() {
    for (const queryKey of changes) void client.invalidateQueries({ queryKey });
  }

  const mutation = useMutation<Answer, ApiError, Input>({
    mutationFn: async (input) => toAnswer(await runRecently(() => act(input))),
    onSuccess: (answer, input) => {
      say({ ...about, kind: "success" }, typeof done === "function" ? done(answer, input) : done);
      refresh();
      onDone?.(answer, input);
    },
    onError: (error, input) => {
      if (silent.has(error.code)) return;
      const said = typeof failed === "function" ? failed(error, input) : failed;
      say({ ...about, kind: "error", text: errorText(error) }, said);
      // Somebody else may have been first.
      if (!isRetryable(error)) refresh();
    },
  });

  async function run(input: Input): Promise<ApiResult<Answer>> {
    if (isRunning.current) return { error: { code: alreadyRunning, message: "" } };
    isRunning.current = true;
    try {
      return { data: await mutation.mutateAsync(input) };
    } catch (error) {
      // `act` never rejects: this is what `toAnswer` has thrown.
      return { error: error as ApiError };
    } finally {
      isRunning.current = false;
    }
  }

  const { isPending, error, variables, data } = mutation;
  return {
    run,
    isBusy: isPending,
    error: error && !silent.has(error.code) ? error : undefined,
    input: variables,
    answer: data,
  };
}

function say(usual: Omit<Toast, "title">, said: Said | undefined) {
  if (said) showToast({ ...usual, ...("title" in said ? said : { title: said }) });
}
