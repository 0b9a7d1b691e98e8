import { hashKey, type QueryKey, useMutation } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { type ApiError, errorText } from "../backend/api-error.ts";
import { type ApiResult, isRetryable, queryClient, toAnswer } from "../backend/query.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { showToast, type Toast } from "../ui/toast.tsx";
import { notSignedInAgain, useRecentSignIn } from "./recent-sign-in.ts";

/** What a toast says, in a sentence or with more. */
type Said = LocalizedText | (Omit<Toast, "kind"> & { kind?: Toast["kind"] });

export interface ActionOptions<Input, Answer> {
  /** What is said when it is done, with a way back where there is one. */
  done?: Said | ((answer: Answer, input: Input) => Said | undefined);
  /** The title over the reason why it failed. Without it the page shows `error` itself. */
  failed?: Said | ((error: ApiError, input: Input) => Said | undefined);
  /** What it is about: a newer toast of the same topic replaces it. */
  topic?: string;
  /** The queries that it changes. */
  changes?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
}

export interface Action<Input, Answer> {
  /** Does it, after what was asked for before; while the same is being done, it is not done again. Never rejects. */
  run: (input: Input) => Promise<ApiResult<Answer>>;
  isBusy: boolean;
  /** Of what was tried last. */
  error: ApiError | undefined;
  /** What is being done, or was done last, and with what. */
  input: Input | undefined;
  answer: Answer | undefined;
}

type Act<Input, Answer> = (input: Input) => Promise<ApiResult<Answer>>;

/** Something that somebody does by a button or a form; it asks to sign in again where the server wants that. `act` never rejects. */
export function useAction<Input = void, Answer = unknown>(
  act: Act<Input, Answer>,
  options: ActionOptions<Input, Answer>,
): Action<Input, Answer> {
  const runRecently = useRecentSignIn();
  const last = useRef<{ key: string; result: Promise<ApiResult<Answer>> }>(undefined);
  const actRecently = (input: Input) => runRecently(() => act(input));
  const { mutateAsync, isPending, error, variables, data } = useMutation<Answer, ApiError, Input>({
    // One after the other.
    scope: { id: useId() },
    mutationFn: async (input) => toAnswer(await perform(actRecently, input, options)),
  });

  function run(input: Input): Promise<ApiResult<Answer>> {
    const key = hashKey([input]);
    if (last.current?.key === key) return last.current.result;
    const own = { key, result: start(input) };
    last.current = own;
    void own.result.finally(() => {
      if (last.current === own) last.current = undefined;
    });
    return own.result;
  }

  async function start(input: Input): Promise<ApiResult<Answer>> {
    try {
      return { data: await mutateAsync(input) };
    } catch (error) {
      // `act` never rejects: this is what `toAnswer` has thrown.
      return { error: error as ApiError };
    }
  }

  return {
    run,
    isBusy: isPending,
    error: error && error.code !== notSignedInAgain ? error : undefined,
    input: variables,
    answer: data,
  };
}

/** Does something, says what came of it, and asks again for what it changes. */
export async function perform<Input, Answer>(
  act: Act<Input, Answer>,
  input: Input,
  { done, failed, topic, changes = [], onDone }: ActionOptions<Input, Answer>,
): Promise<ApiResult<Answer>> {
  const about = topic !== undefined && { topic };
  const result = await act(input);
  const { error } = result;
  if (error) {
    if (error.code === notSignedInAgain) return result;
    const said = typeof failed === "function" ? failed(error, input) : failed;
    say({ ...about, kind: "error", text: errorText(error) }, said);
  } else {
    say({ ...about, kind: "success" }, typeof done === "function" ? done(result.data, input) : done);
    onDone?.(result.data, input);
  }
  // Where it was refused, somebody else may have been first.
  if (!error || !isRetryable(error)) refresh(changes);
  return result;
}

/** Asks again for what has changed, as far as it is shown. */
export function refresh(changes: readonly QueryKey[]) {
  for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey });
}

function say(usual: Omit<Toast, "title">, said: Said | undefined) {
  if (said) showToast({ ...usual, ...("title" in said ? said : { title: said }) });
}
