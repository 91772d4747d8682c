import { fillWords } from '../../words/split-words.ts';
import { createAnnouncer } from './create-announcer.ts';
import { createAnswerPlace } from './create-answer-place.ts';
import { createNotePlace } from './create-note-place.ts';
import { createOptionList } from './create-option-list.ts';
import { listFoundWords } from './create-search-groups.ts';
import type { SearchItem } from './create-search-groups.ts';
import { createSearchRun } from './create-search-run.ts';
import type { SearchState } from './create-search-run.ts';
import { createVersionChoice } from './create-version-choice.ts';
import { drawSearchFrame } from './draw-search-frame.ts';
import { listShownGroups } from './list-shown-groups.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SearchSources } from './search-scope.ts';
import type { Arrival } from './start-arrival.ts';

/** What a reader's choice leads to. */
export interface PanelEvents {
  /** A result was chosen in this tab. */
  onLeave: (arrival: Arrival) => void;
  onClose: () => void;
}

/** What stands in the dialog while it is open. */
export interface SearchPanel {
  element: HTMLElement;
  field: HTMLInputElement;
  end(): void;
}

/** Makes what stands in the dialog: the field, and below it what was found, or where to begin. The focus stays in the field. */
export function createSearchPanel(sources: SearchSources, { typed, onLeave, onClose }: PanelEvents & { typed: string }): SearchPanel {
  const { client, site, section, words, siteWords, toHref } = sources;
  const own = section?.version;
  const recent = createRecentSearches(site.base);
  let version = own;
  let exactText: string | undefined;
  let isLoading = false;

  const frame = drawSearchFrame({
    words,
    name: siteWords.search.replace(/\s*…$/, ''),
    prompt: site.search?.prompt ?? siteWords.search,
    onInput: () => find(),
    onPress: (event) => list.press(event),
    onClear: () => write(''),
    onClose,
  });
  const { field, body } = frame;
  const announcer = createAnnouncer(frame.status);
  const notes = createNotePlace(sources, { body, announcer });
  const list = createOptionList({ label: words.results, field, findHref, onChoose: follow });
  const answers = createAnswerPlace(sources, { onTell: announcer.tell, onBack: () => write(field.value), onClose });
  body.append(list.element, answers.element);

  const run = createSearchRun(client, draw);
  const loadIndex = (): void => {
    if (isLoading || isBlank()) return;
    isLoading = true;
    // Says what went wrong when it is needed: the next letter searches again.
    client.load({ language: section?.language }).catch(() => undefined);
  };
  const find = (): void => {
    const text = field.value;
    loadIndex();
    answers.leave();
    run.search({ text, version, language: section?.language, isExact: exactText === text.trim() });
  };
  const write = (text: string): void => {
    field.value = text;
    field.focus();
    find();
  };
  const choose = (wanted: string | undefined): void => {
    version = wanted;
    find();
  };
  const versions = createVersionChoice(body, { own, all: words.allVersions, label: siteWords.version, onChoose: choose });
  // An edit in dev takes no answer away.
  const unsubscribe = client.subscribe(() => answers.isShown() || find());

  function isBlank(): boolean {
    return field.value.trim() === '';
  }

  function draw(): void {
    const state = run.state();
    const { answer } = state;
    const isAnswered = answers.isShown();
    frame.element.dataset['status'] = state.status;
    frame.clear.hidden = field.value === '';
    versions.show({ counts: (isBlank() ? undefined : answer?.versions) ?? {}, chosen: version });
    showNotes(state);
    const groups = isAnswered ? [] : listShownGroups(sources, { text: field.value.trim(), recent: recent.read(), state });
    list.show(isBlank() ? 'start' : `${state.key}`, groups);
    const isCut = answer && !isBlank() && !isAnswered && answer.total > answer.shown;
    frame.total.textContent = isCut ? fillWords(words.shown, { shown: answer.shown, total: answer.total }) : '';
  }

  function showNotes(search: SearchState): void {
    if (answers.isShown()) return notes.empty();
    notes.show({
      search,
      version,
      onExact() {
        exactText = search.text;
        find();
      },
      onAllVersions: () => choose(undefined),
      onRetry: find,
      onForget: isBlank() && recent.read().length > 0 ? forget : undefined,
    });
  }

  function forget(): void {
    recent.clear();
    draw();
  }

  function findHref({ kind, href }: SearchItem): string | undefined {
    const query = version === undefined || version === own || kind === 'suggestion' ? '' : `?version=${encodeURIComponent(version)}`;
    // `/a#b`, `?version=v1` -> `/a?version=v1#b`
    return href === undefined ? undefined : toHref(href.replace(/(?=#|$)/, query));
  }

  function follow({ kind, title, href }: SearchItem, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (kind === 'ask') {
      answers.show({ text: field.value.trim(), version, language: section?.language });
      return draw();
    }
    if (kind === 'recent') return write(title.map((piece) => piece.text).join(''));
    const { answer, text } = run.state();
    const isHere = !ctrlKey && !metaKey && !shiftKey;
    if (kind !== 'suggestion' && href !== undefined && answer) {
      const searched = answer.corrected ?? text;
      recent.add(searched);
      if (isHere) onLeave({ href, text: searched, words: listFoundWords(answer, href) });
    }
    if (isHere) onClose();
  }

  field.value = typed;
  find();
  return {
    element: frame.element,
    field,
    end() {
      answers.leave();
      unsubscribe();
      announcer.end();
    },
  };
}
