/** Receives vertices and triangles. Triangles are anticlockwise seen from outside. */
export interface MeshBuilder {
  /** Adds a vertex and returns its number; u and v are its coordinates on the mark atlas, -1 means no mark. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u?: number, v?: number): number;
  triangle(a: number, b: number, c: number): unknown;
  quad(a: number, b: number, c: number, d: number): unknown;
}
