const DIALOG =
  '<dialog class="octavo-zoom"><img class="octavo-zoom-image"><button class="octavo-zoom-close"><span class="octavo-glyph" data-glyph="close"></span></button></dialog>';

/**
 * Shows an image over the whole window. Escape and a press anywhere close it; the focus goes back by itself. What its button is called
 * stands in `data-word-close` of the root.
 */
export function showImage(image: HTMLImageElement, label: string): void {
  const root = image.closest<HTMLElement>('.octavo, body');
  root?.insertAdjacentHTML('beforeend', DIALOG);
  const dialog = root?.lastElementChild as HTMLDialogElement;
  const [large, close] = dialog.children as unknown as [HTMLImageElement, HTMLElement];
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  dialog.setAttribute('aria-label', label);
  close.setAttribute('aria-label', root?.dataset['wordClose'] ?? 'Close');
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}
