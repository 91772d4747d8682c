import { listen } from './listen.ts';
import { showImage } from './show-image.ts';

const IMAGE = '.octavo-image';
const SMALLEST_WIDTH = 160;
const BUTTON = Object.entries({ role: 'button', tabindex: '0', 'data-zoom': '', 'aria-haspopup': 'dialog' });

/**
 * Lets images enlarge: not one within a link, nor one as small as a sign in the text, nor one with `data-no-zoom`. An image of plain HTML in a
 * frame enlarges by the frame's own button.
 */
export function startZoom(root: ParentNode): () => void {
  root.querySelectorAll<HTMLImageElement>(IMAGE).forEach(mark);
  const ends = [
    listen<HTMLImageElement, 'load'>(root, ['load', IMAGE], mark),
    listen<HTMLImageElement, 'click'>(root, ['click', '[data-zoom], .octavo-frame-zoom'], open),
    listen<HTMLImageElement, 'keydown'>(
      root,
      ['keydown', '[data-zoom]'],
      (image, event) => /^(?:Enter| )$/.test(event.key) && open(image, event),
    ),
  ];
  return () => ends.forEach((end) => end());
}

function open(control: HTMLImageElement, event: Event): void {
  const image = control.matches(IMAGE) ? control : control.parentElement?.querySelector<HTMLImageElement>(`img:not(${IMAGE})`);
  event.preventDefault();
  if (image) showImage(image, image.alt || (control.getAttribute('aria-label') ?? ''));
}

function mark(image: HTMLImageElement): void {
  if (!image.alt || image.clientWidth < SMALLEST_WIDTH || image.closest('a, button, summary, [data-no-zoom]')) return;
  for (const [name, value] of BUTTON) image.setAttribute(name, value);
}
