/** The module and all it imports as the text of a classic script; see server/pages/build/inline-scripts.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}
