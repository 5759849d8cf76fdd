// Toon light and the brown outline, so that solids look drawn by the hand that draws everything else.
import {
  BackSide, CanvasTexture, Color, DataTexture, MeshBasicMaterial, MeshToonMaterial, NearestFilter, RedFormat, ShaderMaterial,
  SRGBColorSpace, Vector2, type MeshToonMaterialParameters,
} from 'three'; // prettier-ignore

export const INK = '#4a2a18';
const LINE = 1.6; // px on the screen, however far away

export class Paints {
  /** Of the canvas, in its own pixels. */
  readonly canvas = new Vector2(1, 1);
  private readonly steps = gradient([150, 225, 255]);

  toon(more: MeshToonMaterialParameters): MeshToonMaterial {
    return new MeshToonMaterial({ gradientMap: this.steps, ...more });
  }

  /** The hull, inside out and a little bigger: what sticks out is the line. */
  outline(density: number): ShaderMaterial {
    const uniforms = { canvas: { value: this.canvas }, width: { value: LINE * density }, ink: { value: new Color(INK) } };
    return new ShaderMaterial({ side: BackSide, uniforms, vertexShader: HULL, fragmentShader: FILL });
  }
}

function gradient(tones: number[]): DataTexture {
  const made = new DataTexture(new Uint8Array(tones), tones.length, 1, RedFormat);
  made.minFilter = made.magFilter = NearestFilter;
  made.needsUpdate = true;
  return made;
}

const HULL = `
uniform vec2 canvas; uniform float width;
void main() {
  vec4 corner = vec4(position, 1.); vec3 out_ = normal;
  #ifdef USE_INSTANCING
  corner = instanceMatrix * corner; out_ = mat3(instanceMatrix) * out_;
  #endif
  vec4 seen = projectionMatrix * modelViewMatrix * corner;
  vec3 side = normalMatrix * out_;
  seen.xy += side.xy / max(length(side.xy), 1e-4) * width * 2. / canvas * seen.w;
  gl_Position = seen;
}`;
const FILL = `
uniform vec3 ink;
void main() {
  gl_FragColor = vec4(ink, 1.);
  #include <colorspace_fragment>
}`;

/** A picture drawn with the 2D pen. */
export function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d')!);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

/** Green glass with two glints and bubbles. */
export function glass(): CanvasTexture {
  return drawn(512, 256, (pen) => {
    const fill = (colour: string, shape: () => void): void => ((pen.fillStyle = colour), pen.beginPath(), shape(), pen.fill());
    fill('#5fae8e', () => pen.rect(0, 0, 512, 256));
    fill('#a9dcc4', () => pen.roundRect(452, 20, 26, 190, 13));
    fill('#a9dcc4', () => pen.roundRect(484, 60, 9, 110, 5));
    for (let k = 0; k < 46; k++) {
      const size = 2 + ((k * 7) % 4);
      fill('#c9ecd9', () => pen.ellipse((k * 97) % 512, 40 + ((k * 61) % 190), size * 0.9, size * 1.2, 0, 0, 7));
    }
  });
}

/** The soft shadow of the bottle on the table. */
export function shadow(): MeshBasicMaterial {
  const map = drawn(128, 128, (pen) => {
    const fade = pen.createRadialGradient(64, 64, 8, 64, 64, 64);
    [[0, 0.55], [0.55, 0.35], [1, 0]].forEach(([at, dark]) => fade.addColorStop(at!, `rgba(46,21,8,${dark})`)); // prettier-ignore
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 128, 128);
  });
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
}
