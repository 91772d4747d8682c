import { listen } from './listen.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Finds what a button copies. */
export type FindCopied = (button: HTMLElement) => string;

const BUTTONS = '.octavo-copy, .octavo-color-item';
const GLYPHS = { idle: 'copy', copied: 'check', failed: 'close' } as const;
const WRITTEN_MS = 100;
const SHOWN_MS = 2000;

/**
 * Buttons that copy code, a prompt or a colour, and say for two seconds how it went, to screen readers at once: `data-state` is `idle`, `copied`
 * or `failed`, and what the button is called then stands in `data-idle`, `data-copied` and `data-failed`.
 */
export function startCopy(root: ParentNode, find: FindCopied = findCopied): () => void {
  return listen(root, ['click', BUTTONS], (button, event) => {
    event.preventDefault();
    void writeClipboard(find(button)).then((state) => {
      showState(button, state);
      // The body's: no part of the page expects it. Its text comes later: screen readers may miss it otherwise.
      const region = document.body.appendChild(document.createElement('p'));
      region.role = 'status';
      region.style.cssText = 'position:fixed;opacity:0';
      setTimeout(() => region.append(button.title), WRITTEN_MS);
      setTimeout(() => {
        region.remove();
        showState(button, 'idle');
      }, SHOWN_MS);
    });
  });
}

function showState(button: HTMLElement, state: keyof typeof GLYPHS): void {
  const name = button.dataset[state] ?? '';
  button.dataset['state'] = state;
  button.title = name;
  if (button.hasAttribute('aria-label')) button.setAttribute('aria-label', name);
  button.querySelector('.octavo-glyph')?.setAttribute('data-glyph', GLYPHS[state]);
}

function findCopied(button: HTMLElement): string {
  const code = button.closest('.octavo-code')?.querySelector('pre');
  if (code) return code.textContent.replace(/\n$/, '');
  const prompt = button.closest('.octavo-prompt')?.querySelector<HTMLElement>('.octavo-prompt-content');
  return prompt ? prompt.innerText.trim() : (button.querySelector('.octavo-color-value')?.textContent ?? '');
}
