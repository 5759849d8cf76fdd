// What stands on the table in three dimensions: bottle, chips, the chip in the hand, the ring where it would come to rest.
import {
  CircleGeometry, CylinderGeometry, DynamicDrawUsage, Group, InstancedBufferAttribute, InstancedMesh, Matrix4, Mesh,
  MeshBasicMaterial, PlaneGeometry, Quaternion, RingGeometry, Vector3, type BufferGeometry, type Material, type MeshToonMaterial,
} from 'three'; // prettier-ignore
import type { Atlas } from './atlas';
import { RADIUS, type Pose } from '../measures';
import { glass, INK, shadow, type Paints } from './paint';
import { bottleShape, capShape, FLOOR } from './shapes';

export const MOST = 58; // chips of the box, and one in the hand

/** The server's z is up; here y is. */
export function matrixOf(pose: Pose): Matrix4 {
  const turn = new Quaternion(pose[4], pose[6], -pose[5], pose[3]).normalize();
  return new Matrix4().compose(new Vector3(pose[0], pose[2], -pose[1]), turn, new Vector3(1, 1, 1));
}

/** Many equal chips, each with its own face and place, drawn at once; and their outlines. */
export class Chips extends Group {
  private readonly bodies: InstancedMesh;
  private readonly lines: InstancedMesh;
  private readonly faces: InstancedBufferAttribute;

  constructor(shape: BufferGeometry, paints: Paints, private readonly atlas: Atlas, density: number, most: number, held = false) {
    super();
    const own = shape.clone();
    this.faces = new InstancedBufferAttribute(new Float32Array(most * 2), 2);
    own.setAttribute('face', this.faces);
    const [wood, line] = [faced(paints, atlas), paints.outline(density)];
    wood.transparent = line.transparent = held; // drawn after the ring: a real hand covers it
    this.bodies = instanced(own, wood, most, held ? 11 : 0);
    this.lines = instanced(own, line, most, held ? 10 : 0);
    this.lines.instanceMatrix = this.bodies.instanceMatrix;
    this.bodies.castShadow = true;
    this.bodies.receiveShadow = !held;
    this.add(this.bodies, this.lines);
  }

  show(chips: readonly { art: string; pose: Pose }[]): void {
    chips.forEach(({ art, pose }, index) => {
      this.bodies.setMatrixAt(index, matrixOf(pose));
      this.faces.setXY(index, ...this.atlas.cell(art));
    });
    this.bodies.count = this.lines.count = chips.length;
    this.bodies.instanceMatrix.needsUpdate = this.faces.needsUpdate = true;
  }
}

function instanced(shape: BufferGeometry, material: Material, most: number, order: number): InstancedMesh {
  const made = new InstancedMesh(shape, material, most);
  made.instanceMatrix.setUsage(DynamicDrawUsage);
  made.frustumCulled = false;
  made.renderOrder = order;
  made.count = 0;
  return made;
}

/** Wood whose upper side shows its own cell of the atlas; `back` and `edge` are the same for all. */
function faced(paints: Paints, atlas: Atlas): MeshToonMaterial {
  const made = paints.toon({ map: atlas.texture });
  const [columns, rows] = atlas.size;
  const vec = (art: string): string => `vec2(${atlas.cell(art).map((n) => n.toFixed(1)).join(',')})`;
  made.onBeforeCompile = (shader) => {
    const own = `vec2 cell = part < .5 ? face : part < 1.5 ? ${vec('chip-back')} : ${vec('chip-edge')};
      vMapUv = vec2((cell.x + uv.x) / ${columns.toFixed(1)}, 1. - (cell.y + 1. - uv.y) / ${rows.toFixed(1)});`;
    shader.vertexShader = `attribute float part; attribute vec2 face;\n${shader.vertexShader.replace('#include <uv_vertex>', `#include <uv_vertex>\n${own}`)}`;
  };
  return made;
}

/** The bottle with its cap, and its shadow on the table. */
export function bottle(paints: Paints, density: number): Group {
  const made = new Group();
  const line = paints.outline(density);
  const solid = (shape: BufferGeometry, material: Material): void => {
    const body = new Mesh(shape, material);
    body.receiveShadow = true;
    made.add(body, new Mesh(shape, line));
  };
  solid(capShape(), paints.toon({ vertexColors: true }));
  solid(bottleShape(), paints.toon({ map: glass() }));
  made.add(flat(new RingGeometry(29.3, 30, 96), new MeshBasicMaterial({ color: INK }), 0.03));
  const dark = flat(new PlaneGeometry(190, 190), shadow(), FLOOR);
  dark.position.x = 14;
  dark.position.z = -8;
  made.add(dark);
  return made;
}

function flat(shape: BufferGeometry, material: Material, height: number, order = 0): Mesh {
  const made = new Mesh(shape, material);
  made.rotation.x = -Math.PI / 2;
  made.position.y = height;
  made.renderOrder = order;
  return made;
}

/** Where the held chip would come to rest: a ring seen through everything, and a thread up to the hand. */
export class Ghost extends Group {
  private readonly colour = through('#2f7d5b');
  private readonly glow = new MeshBasicMaterial({ color: '#fffaf0', transparent: true, opacity: 0.4, depthWrite: false });
  private readonly thread = new Mesh(new CylinderGeometry(0.35, 0.35, 1, 6), through('#fffaf0'));
  private readonly ring = new Group();

  constructor() {
    super();
    const white = through('#fffaf0');
    const parts: [BufferGeometry, Material, number][] = [
      [new CircleGeometry(RADIUS, 48), this.glow, 0], [new RingGeometry(10.8, 13, 64), white, 5], [new RingGeometry(11.3, RADIUS, 64), this.colour, 6],
      [new CircleGeometry(1.9, 20), white, 5], [new CircleGeometry(1.3, 20), this.colour, 6],
    ]; // prettier-ignore
    parts.forEach(([shape, material, order]) => this.ring.add(flat(shape, material, 0, order)));
    this.thread.renderOrder = 5;
    this.add(this.ring, this.thread);
    this.visible = false;
  }

  /** At x, y on what bears it, under a hand so high; without a thread in the magnifier. */
  place(x: number, y: number, top: number, hand: number, colour: string): void {
    this.ring.position.set(x, top + 0.25, -y);
    this.thread.position.set(x, (top + hand) / 2, -y);
    this.thread.scale.y = Math.max(0.01, hand - top);
    this.colour.color.set(colour);
  }

  set threaded(on: boolean) {
    this.thread.visible = on;
  }
}

function through(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true });
}
