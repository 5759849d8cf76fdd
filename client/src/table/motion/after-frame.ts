/** Does something once the next frame is drawn; the answer takes it back. */
export function afterDrawing(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => (cancelAnimationFrame(frame), clearTimeout(timer));
}
