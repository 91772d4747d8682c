import type { AskClient, AskPage, AskSource } from '../../data/ask-client.ts';
import type { SearchPage, SearchQuery, SearchText } from '../../data/search-client.ts';
import { createAskRun } from './create-ask-run.ts';
import { drawAnswer } from './draw-answer.ts';
import type { AnswerBlock } from './draw-answer.ts';
import { element, sign } from './element.ts';
import type { SearchSources } from './search-scope.ts';

/** What an answer in the dialog tells of itself. */
export interface AnswerEvents {
  /** Something to say to a screen reader. */
  onTell: (sentence: string) => void;
  /** The reader wants the results again. */
  onBack: () => void;
  /** A source was followed in this tab. */
  onClose: () => void;
}

/** What the answer is shown with. */
export interface AskViewOptions extends AnswerEvents {
  loadAsk: () => Promise<AskClient>;
  query: SearchQuery;
}

/** An answer in the dialog, in place of the results. */
export interface AskView {
  element: HTMLElement;
  end(): void;
}

/** Asks at once, and shows the answer while it comes: its text, its sources, and what a reader can do. The focus stays in the field. */
export function createAskView({ client, words, toHref }: SearchSources, options: AskViewOptions): AskView {
  const { loadAsk, query, onTell, onBack, onClose } = options;
  let blocks: readonly AnswerBlock[] = [];
  let frame: number | undefined;
  let told = '';
  const text = element('div', { class: 'octavo-ask-text' });
  const note = element('p', { class: 'octavo-ask-note' });
  const list = element('ul', { class: 'octavo-ask-sources', 'aria-label': words.sources });
  const actions = element('div', { class: 'octavo-ask-actions' });
  const view = element(
    'section',
    { class: 'octavo-ask', 'aria-label': words.answer },
    element('p', { class: 'octavo-ask-question' }, sign('ask'), element('strong', {}, query.text)),
    text,
    note,
    list,
    actions,
  );

  const run = createAskRun(loadAsk, () => (frame ??= requestAnimationFrame(draw)));
  const ask = (): void =>
    run.ask(async () => {
      // An answer may be given without any page.
      const pages = await client.search(query).then(
        (answer) => answer.pages,
        () => [],
      );
      return { text: query.text, version: query.version, language: query.language, pages: pages.map(toPlainPage) };
    });

  function draw(): void {
    frame = undefined;
    const { status, text: markdown, sources, message } = run.state();
    blocks = drawAnswer(markdown, blocks, toHref);
    blocks.forEach(({ element: block }, index) => {
      if (text.children[index] !== block) text.insertBefore(block, text.children[index] ?? null);
    });
    while (text.children.length > blocks.length) text.lastElementChild?.remove();
    view.dataset['status'] = status;
    const failed = message === undefined ? words.askFailed : `${words.askFailed} ${message}`;
    note.textContent = status === 'failed' ? failed : status === 'asking' && markdown === '' ? words.answering : '';
    list.replaceChildren(...sources.map(drawSource));
    showActions(status);
    tell(status === 'failed' ? failed : status === 'asking' ? words.answering : readAloud(blocks));
  }

  /** A button that the reader is on stays. */
  function showActions(status: 'asking' | 'done' | 'failed'): void {
    if (actions.dataset['for'] === status) return;
    actions.dataset['for'] = status;
    const hadFocus = actions.contains(document.activeElement);
    actions.replaceChildren(
      status === 'asking' ? drawButton(words.stop, run.stop) : drawButton(words.retry, ask),
      drawButton(words.results, onBack),
    );
    if (hadFocus) actions.querySelector('button')?.focus();
  }

  function drawSource({ title, href }: AskSource): HTMLElement {
    return element('li', {}, element('a', { href: /^https?:\/\//i.test(href) ? href : toHref(href), onclick: onFollow }, title));
  }

  function onFollow({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  }

  /** Each sentence once, the answer when it is whole: pieces of words help nobody. */
  function tell(sentence: string): void {
    if (told === sentence) return;
    told = sentence;
    onTell(sentence);
  }

  ask();
  return {
    element: view,
    end() {
      run.stop();
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

function drawButton(label: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', onclick }, label);
}

/** A screen reader pauses between lines. */
function readAloud(blocks: readonly AnswerBlock[]): string {
  const lines = blocks.flatMap(({ element: block }) => (block.matches('ul, ol') ? [...block.children] : block));
  return lines.map((line) => line.textContent ?? '').join('\n');
}

function toPlainPage({ href, title, hits }: SearchPage): AskPage {
  return { href, title: toPlain(title), excerpts: hits.map(({ excerpt }) => toPlain(excerpt)).filter((text) => text !== '') };
}

function toPlain(text: SearchText): string {
  return text.map((piece) => piece.text).join('');
}
