import type { Profile } from "./outlines.ts";

/** One ring of vertices round the outline: where, and its normal split into outwards and upwards. */
export interface Ring {
  readonly offset: number;
  readonly y: number;
  readonly normalOut: number;
  readonly normalUp: number;
}

/** The corner a segment of the profile leaves from, its direction, and the normal on its outer side. */
interface Segment extends Ring {
  readonly length: number;
}

interface Corner {
  readonly offset: number;
  readonly y: number;
  readonly bevel: number;
}

/**
 * The rings of a profile. A bevelled corner becomes two rings that keep the normals of the flat faces beside it,
 * so the normal changes within one narrow strip and every edge gets a highlight.
 */
export function profileRings(profile: Profile, bevel: number, capBottom: boolean, capTop: boolean): Ring[] {
  const corners = withCapCorners(profile, bevel, capBottom, capTop);
  const rings: Ring[] = [];
  let before: Segment | undefined;
  for (const [i, corner] of corners.entries()) {
    const next = corners.at(i + 1);
    const after = next && segment(corner, next);
    if (before && after) rings.push(...cornerRings(corner, before, after));
    else if (after && !capBottom) rings.push(ringAt(corner, after));
    else if (before && !capTop) rings.push(ringAt(corner, before));
    before = after;
  }
  return rings;
}

/** So that its edge can be bevelled, a cap is a far corner inside the outline at the same height. */
function withCapCorners(profile: Profile, bevel: number, capBottom: boolean, capTop: boolean): Corner[] {
  const corners: Corner[] = profile.map(([offset, y, own = bevel]) => ({ offset, y, bevel: own }));
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last || first === last) throw new RangeError("A profile needs two corners or more.");
  if (capBottom) corners.unshift({ ...first, offset: first.offset - 1000 });
  if (capTop) corners.push({ ...last, offset: last.offset - 1000 });
  return corners;
}

function segment(from: Corner, to: Corner): Segment {
  const outwards = to.offset - from.offset;
  const upwards = to.y - from.y;
  const length = Math.hypot(outwards, upwards) || 1e-9;
  return { ...from, length, normalOut: upwards / length, normalUp: -outwards / length };
}

function cornerRings(corner: Corner, before: Segment, after: Segment): Ring[] {
  const flatness = before.normalOut * after.normalOut + before.normalUp * after.normalUp;
  if (flatness > 0.9995) return [ringAt(corner, before)];
  if (corner.bevel > 0) {
    const reach = Math.min(corner.bevel, before.length * 0.48, after.length * 0.48);
    return [ringAt(corner, before, -reach), ringAt(corner, after, reach)];
  }
  if (flatness > 0.6) return [ringAt(corner, averageNormal(before, after))];
  return [ringAt(corner, before), ringAt(corner, after)];
}

/** The ring at a corner, or `along` the segment that meets it. */
function ringAt(corner: Corner, face: Pick<Ring, "normalOut" | "normalUp">, along = 0): Ring {
  return {
    offset: corner.offset - face.normalUp * along,
    y: corner.y + face.normalOut * along,
    normalOut: face.normalOut,
    normalUp: face.normalUp,
  };
}

function averageNormal(a: Segment, b: Segment): Pick<Ring, "normalOut" | "normalUp"> {
  const normalOut = a.normalOut + b.normalOut;
  const normalUp = a.normalUp + b.normalUp;
  const length = Math.hypot(normalOut, normalUp);
  return { normalOut: normalOut / length, normalUp: normalUp / length };
}
