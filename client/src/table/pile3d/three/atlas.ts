// All faces of chips on one picture, made from the very drawings that the flat table shows.
import { type CanvasTexture } from 'three';
import { drawn, INK } from './paint';

const CELL = 256;
const COLUMNS = 8;

export interface Atlas {
  texture: CanvasTexture;
  /** Columns and rows of the picture. */
  size: [number, number];
  /** Where a drawing stands: column and row from the top. */
  cell(art: string): [number, number];
}

/** `names`: drawings of the game's sheet, which must be in the page already (loadArt). */
export async function atlas(game: string, names: readonly string[]): Promise<Atlas> {
  const rows = Math.ceil(names.length / COLUMNS);
  const picture = await image(sheet(game, names, rows), COLUMNS * CELL, rows * CELL);
  const texture = drawn(COLUMNS * CELL, rows * CELL, (pen) => {
    pen.fillStyle = INK;
    pen.fillRect(0, 0, COLUMNS * CELL, rows * CELL);
    pen.drawImage(picture, 0, 0, COLUMNS * CELL, rows * CELL);
  });
  const places = new Map(names.map((name, index): [string, number] => [name, index]));
  const cell = (art: string): [number, number] => spot(places.get(art) ?? 0);
  return { texture, size: [COLUMNS, rows], cell };
}

const spot = (index: number): [number, number] => [index % COLUMNS, Math.floor(index / COLUMNS)];

function sheet(game: string, names: readonly string[], rows: number): string {
  const parts = names.map((name, index) => {
    const [x, y] = spot(index);
    return placed(document.getElementById(`${game}-${name}`), x * CELL, y * CELL);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${rows * CELL}">${parts.join('')}</svg>`;
}

function placed(symbol: Element | null, x: number, y: number): string {
  if (!symbol) return '';
  const box = symbol.getAttribute('viewBox') ?? '0 0 100 100';
  const inside = [...symbol.children].map((child) => new XMLSerializer().serializeToString(child)).join('');
  return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}" viewBox="${box}">${inside}</svg>`;
}

async function image(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const made = new Image(width, height);
  made.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await made.decode();
  return made;
}
