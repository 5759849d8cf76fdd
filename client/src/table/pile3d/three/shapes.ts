// Chip, cap and bottle as solids, in millimetres; y is up here, as three.js has it.
import { BufferAttribute, BufferGeometry, Color, LatheGeometry, Vector2, Vector3 } from 'three';
import { CAP, RADIUS, THICK } from '../measures';

const BEVEL = 0.7;
const SIDES = 40;

/** Which picture a part of a chip shows: its own face above, and two that all chips share. */
export const PART = { face: 0, back: 1, edge: 2 } as const;
type Part = keyof typeof PART;
type Ring = { r: number; y: number; out: number; up: number; part: Part };

/** A round chip with a soft edge. `part` says which picture a corner belongs to, `uv` where in it. */
export function chipShape(): BufferGeometry {
  const rings = [...flat('face', THICK / 2, 1), ...edge(), ...flat('back', -THICK / 2, -1)];
  const made = new Lathe();
  rings.forEach((ring, i) => made.ring(ring, i > 0 && rings[i - 1]!.part === ring.part));
  return made.geometry();
}

/** From the middle out above, from the edge in below: the way round the outside. */
function flat(part: Part, y: number, up: number): Ring[] {
  const inner: Ring = { r: 0, y, out: 0, up, part };
  const outer: Ring = { r: RADIUS - BEVEL, y, out: 0, up, part };
  return up > 0 ? [inner, outer] : [outer, inner];
}

function edge(): Ring[] {
  const corner = (k: number, sign: number): Ring => {
    const angle = (k * Math.PI) / 6;
    const [out, up] = [Math.sin(angle), Math.cos(angle) * sign];
    return { r: RADIUS - BEVEL + BEVEL * out, y: sign * (THICK / 2 - BEVEL) + BEVEL * up, out, up, part: 'edge' };
  };
  return [...[0, 1, 2, 3].map((k) => corner(k, 1)), ...[3, 2, 1, 0].map((k) => corner(k, -1))];
}

class Lathe {
  private readonly place: number[] = [];
  private readonly normal: number[] = [];
  private readonly uv: number[] = [];
  private readonly part: number[] = [];
  private readonly index: number[] = [];

  ring(ring: Ring, joined: boolean): void {
    const start = this.part.length;
    for (let k = 0; k <= SIDES; k++) this.corner(ring, k);
    if (joined) for (let k = 0; k < SIDES; k++) this.quad(start - SIDES - 1 + k, start + k);
  }

  private corner({ r, y, out, up, part }: Ring, k: number): void {
    const angle = (k / SIDES) * 2 * Math.PI;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    this.place.push(r * x, y, r * z);
    this.normal.push(out * x, up, out * z);
    const reach = (0.492 * r) / (RADIUS - BEVEL);
    if (part === 'edge') this.uv.push(0.02 + 0.96 * ((2 * k) / SIDES > 1 ? 2 - (2 * k) / SIDES : (2 * k) / SIDES), 0.5 + 0.84 * (y / THICK));
    else this.uv.push(0.5 + reach * x, 0.5 - reach * z);
    this.part.push(PART[part]);
  }

  private quad(a: number, b: number): void {
    this.index.push(a, a + 1, b, b, a + 1, b + 1);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.place), 3));
    made.setAttribute('normal', new BufferAttribute(new Float32Array(this.normal), 3));
    made.setAttribute('uv', new BufferAttribute(new Float32Array(this.uv), 2));
    made.setAttribute('part', new BufferAttribute(new Float32Array(this.part), 1));
    made.setIndex(this.index);
    return made;
  }
}

/** A crown cap: flat above, crimped all round, in three reds. */
export function capShape(): LatheGeometry {
  const profile = [[0.01, 0], [29.2, 0], [29.7, -0.2], [CAP, -0.8], [30.3, -3], [31.2, -8.5], [32, -11], [31, -12], [24, -12]]; // prettier-ignore
  const made = turned(profile, 168);
  const place = made.attributes['position'] as BufferAttribute;
  const colours = new Float32Array(place.count * 3);
  for (let i = 0; i < place.count; i++) crimped(place, i).toArray(colours, i * 3);
  made.setAttribute('color', new BufferAttribute(colours, 3));
  return smooth(made, profile.length);
}

function crimped(place: BufferAttribute, i: number): Color {
  const y = place.getY(i);
  const wave = Math.sin(21 * Math.atan2(place.getZ(i), place.getX(i)));
  if (y < -2) {
    const swell = 1 + 0.04 * wave * Math.min(1, (-y - 2) / 6);
    place.setXYZ(i, place.getX(i) * swell, y, place.getZ(i) * swell);
  }
  return new Color(y > -0.5 ? '#ee8472' : y < -2 && wave < -0.2 ? '#b8382e' : '#d8483c');
}

const GLASS = [
  [22, -11], [22, -25], [25, -26.5], [25.6, -30], [25, -33.5], [22.5, -35], [22.8, -46], [25, -58], [30, -72], [36.5, -88],
  [42, -104], [46, -121], [48.5, -140], [49, -160], [49, -230], [47, -236], [0.01, -237],
]; // prettier-ignore
export const FLOOR = -237;

export function bottleShape(): LatheGeometry {
  return turned(GLASS, 64);
}

/** Profiles are written from the top down; turned from the bottom up the normals point outwards. */
function turned(profile: number[][], sides: number): LatheGeometry {
  return new LatheGeometry([...profile].reverse().map(([r, y]) => new Vector2(r, y)), sides);
}

/** Where the turning closes, both sides of the seam get one normal. */
function smooth(made: LatheGeometry, rings: number): LatheGeometry {
  made.computeVertexNormals();
  const normal = made.attributes['normal'] as BufferAttribute;
  const last = normal.count - rings;
  for (let k = 0; k < rings; k++) {
    const one = new Vector3().fromBufferAttribute(normal, k).add(new Vector3().fromBufferAttribute(normal, last + k)).normalize();
    normal.setXYZ(k, one.x, one.y, one.z);
    normal.setXYZ(last + k, one.x, one.y, one.z);
  }
  return made;
}
