/** What takes vertices and triangles. Triangles run anticlockwise seen from outside. */
export interface Surface {
  /** Adds a vertex and returns its number; u and v place it on the mark atlas, -1 means no mark. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u?: number, v?: number): number;
  triangle(a: number, b: number, c: number): unknown;
  quad(a: number, b: number, c: number, d: number): unknown;
}
