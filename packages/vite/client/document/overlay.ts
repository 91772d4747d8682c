import type { ShownProblem } from '../../src/dev/rank-problems.ts';
import { hasFailure } from '../live.ts';

const NAME = 'octavo-overlay';

/** Where the server sends what is wrong, as `src/dev/serve-problems.ts` says. */
interface ProblemChannel {
  on(event: string, listener: (data: ShownProblem[]) => void): void;
  send(event: string, pathname: string): void;
}

/**
 * Shows what is wrong over the page, in a shadow tree of its own, until it is repaired. Errors open it; warnings of the page wait in a corner.
 * Gives what tells the server which page is open, now and after each navigation, until the function that it gives is called.
 */
export function startOverlay(hot: ProblemChannel): () => () => void {
  let problems: ShownProblem[] = [];
  let dismissed = '';
  const update = (): void => {
    const errors = problems.filter(({ severity }) => severity === 'error');
    const text = JSON.stringify(problems);
    document.querySelector(NAME)?.remove();
    if (problems.length === 0 || (text === dismissed && errors.length === 0)) return;
    const isOpen = errors.length > 0 && text !== dismissed;
    document.body.append(render(problems, { isOpen, onClose: () => ((dismissed = text), update()) }));
  };
  hot.on('octavo:problems', (next) => {
    problems = next;
    update();
  });
  // A module that has thrown is never run again under its address: after any update a page that was not loaded is asked for anew.
  hot.on('vite:afterUpdate', () => hasFailure() && location.reload());
  const greet = (): void => hot.send('octavo:hello', location.pathname);
  return () => {
    document.addEventListener('octavo:page', greet);
    greet();
    return () => document.removeEventListener('octavo:page', greet);
  };
}

function render(problems: readonly ShownProblem[], { isOpen, onClose }: { isOpen: boolean; onClose: () => void }): HTMLElement {
  const host = document.createElement(NAME);
  const root = host.attachShadow({ mode: 'open' });
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const details = element('details', '', { open: isOpen });
  const summary = element('summary', countOf(errors, problems.length - errors));
  summary.dataset['severity'] = errors > 0 ? 'error' : 'warning';
  const close = element('button', 'Dismiss', { type: 'button', onclick: onClose });
  details.append(summary, ...problems.map(renderProblem), close);
  root.append(element('style', STYLE), details);
  return host;
}

function renderProblem({ code, severity, message, hint, file, line, column, frame, editor }: ShownProblem): HTMLElement {
  const article = element('article', '');
  article.dataset['severity'] = severity;
  article.append(element('p', message, { className: 'message' }));
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  if (editor !== undefined) {
    const onclick = (): void => void fetch(editor);
    article.append(element('button', place, { type: 'button', className: 'place', title: 'Open in the editor', onclick }));
  }
  if (frame !== undefined) article.append(element('pre', frame));
  if (hint !== undefined) article.append(element('p', hint));
  // A rule of an extension explains itself.
  if (!code.includes(':')) article.append(element('code', `octavo explain ${code}`));
  return article;
}

function countOf(errors: number, warnings: number): string {
  return [...countPart(errors, 'error'), ...countPart(warnings, 'warning')].join(', ');
}

function countPart(count: number, word: string): string[] {
  return count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), text === '' ? {} : { textContent: text }, properties);
}

const STYLE = `
:host { position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; max-width: min(720px, calc(100vw - 32px)); font: 14px/1.5 system-ui, sans-serif; color-scheme: dark; }
details { background: #16181d; color: #e6e8ec; border: 1px solid #333943; border-radius: 10px; box-shadow: 0 12px 40px rgb(0 0 0 / 35%); overflow: auto; max-height: 70vh; }
summary { padding: 8px 14px; cursor: pointer; font-weight: 600; }
summary[data-severity='error'] { color: #ff8f8f; }
summary[data-severity='warning'] { color: #f1c675; }
summary:focus-visible, button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: -2px; border-radius: 8px; }
article { padding: 12px 14px; border-top: 1px solid #2a2f38; }
p { margin: 0 0 6px; }
.message { font-weight: 600; }
code, pre { font: 12.5px/1.55 ui-monospace, SFMono-Regular, Menlo, monospace; }
code { color: #9fc1ff; }
pre { margin: 8px 0; padding: 10px 12px; background: #0d0f13; border-radius: 6px; overflow-x: auto; }
.place { margin: 0; padding: 0; border: 0; background: none; color: #9fc1ff; text-align: start; text-decoration: underline; text-underline-offset: 3px; font: 12.5px/1.55 ui-monospace, SFMono-Regular, Menlo, monospace; }
button:not(.place) { margin: 0 14px 12px; padding: 4px 10px; color: inherit; background: #262b34; border: 1px solid #3a414d; border-radius: 6px; font: inherit; }
button { cursor: pointer; }
`;
