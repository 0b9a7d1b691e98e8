import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** A strong password is strong within this many characters; estimating more would block all other requests. */
export const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 16,
});
