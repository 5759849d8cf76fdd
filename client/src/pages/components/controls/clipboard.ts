// Put a text on the clipboard, and know whether it is there. Without HTTPS browsers have only the old way.
export async function copy(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    /* forbidden: try the old way */
  }
  return theOldWay(text, beside);
}

/** A field that can be selected stands beside the button for a moment: inside the same dialog, else it would be inert. */
function theOldWay(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  beside.after(field);
  field.select();
  const done = told();
  field.remove();
  beside.focus();
  return done;
}

function told(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
