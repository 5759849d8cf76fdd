// How much a machine can draw: without a graphics card solids are drawn plainly, so that a move is seen at once.
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** No shadows and no smoothing. The page may say so itself: `<html data-plain>` or `<html data-fine>`. */
export function isPlain(): boolean {
  const { plain, fine } = document.documentElement.dataset;
  return plain !== undefined || (fine === undefined && SOFTWARE.test(drawer()));
}

/** What draws solids here, as the browser names it. */
function drawer(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return '';
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
