/** Replaces text in one of three's shaders; throws when a new version of three no longer has it. */
export function replaceInShader(source: string, target: string, replacement: string): string {
  if (!source.includes(target)) throw new Error(`Shader text to replace is missing: ${target}`);
  return source.replace(target, () => replacement);
}
