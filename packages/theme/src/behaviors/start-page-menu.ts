import { findWithin } from './find-within.ts';
import { listen } from './listen.ts';
import { writeClipboard } from './write-clipboard.ts';

const LINE = '[data-octavo-line]';
const GLYPHS = { idle: 'copy', loading: 'copy', copied: 'check', failed: 'close' } as const;
const SHOWN_MS = 2000;

/**
 * The lines of a page's menu. `data-octavo-line` says what one does: `copy` the text in `data-text`, else the page's Markdown from the address in
 * `data-markdown`; `open` the address in which `$page` stands for that; `print`; or `link`, to an address that names the site's own: with `$origin` in `data-href`.
 */
export function startPageMenu(root: ParentNode): () => void {
  for (const link of findWithin<HTMLAnchorElement>(root, 'a[data-href]')) link.href = fillOrigin(link.dataset['href'] ?? '');
  return listen(root, ['click', LINE], (line, event) => {
    const { octavoLine, text, markdown = '' } = line.dataset;
    if (octavoLine === 'link') return;
    event.preventDefault();
    if (octavoLine === 'print') return print();
    const end = (state: keyof typeof GLYPHS): void => {
      show(line, state);
      setTimeout(() => show(line, 'idle'), SHOWN_MS);
    };
    if (octavoLine === 'copy' && text !== undefined) return void writeClipboard(fill(text)).then(end);
    show(line, 'loading');
    const page = fetchText(markdown);
    if (octavoLine === 'copy') return void writeClipboard(page).then(end);
    page.then(
      (found) => {
        show(line, 'idle');
        open((line as HTMLAnchorElement).href.replaceAll('$page', encodeURIComponent(found)), '_blank', 'noopener');
      },
      () => end('failed'),
    );
  });
}

function show(line: HTMLElement, state: keyof typeof GLYPHS): void {
  const { copied, title = '' } = line.dataset;
  line.dataset['state'] = state;
  if (copied === undefined) return;
  line.querySelector('.octavo-glyph')?.setAttribute('data-glyph', GLYPHS[state]);
  const text = line.lastElementChild?.firstChild;
  if (text) text.nodeValue = state === 'copied' ? copied : title;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** The address of the site stands there as it is, or within the Base64 of `config`. */
function fillOrigin(href: string): string {
  const own = href.replace(/(?<=[&?]config=)[^&]+/, (config) => encodeURIComponent(btoa(fill(atob(decodeURIComponent(config))))));
  return own.replaceAll('%24origin', encodeURIComponent(location.origin));
}

function fill(text: string): string {
  return text.replace('$origin', location.origin);
}
