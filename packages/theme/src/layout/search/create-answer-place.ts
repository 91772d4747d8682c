import type { SearchQuery } from '../../data/search-client.ts';
import type { AnswerEvents, AskView } from './create-ask-view.ts';
import { element } from './element.ts';
import type { SearchSources } from './search-scope.ts';

/** Where answers stand in the dialog. */
export interface AnswerPlace {
  element: HTMLElement;
  isShown(): boolean;
  /** Asks; what draws the answer is fetched with the first question. */
  show(query: SearchQuery): void;
  /** Ends the answer, and is empty. */
  leave(): void;
}

/** Makes the place of answers, which is empty. */
export function createAnswerPlace(sources: SearchSources, events: AnswerEvents): AnswerPlace {
  const place = element('div', {});
  let shown: { view?: AskView } | undefined;
  const leave = (): void => {
    shown?.view?.end();
    shown = undefined;
    place.replaceChildren();
  };
  return {
    element: place,
    isShown: () => shown !== undefined,
    show(query) {
      const { loadAsk } = sources.client;
      if (loadAsk === undefined) return;
      leave();
      const own: typeof shown = {};
      shown = own;
      const fail = (): void => {
        if (shown === own) place.replaceChildren(element('p', { class: 'octavo-search-corrected' }, sources.words.offline));
      };
      import('./create-ask-view.ts').then(({ createAskView }) => {
        if (shown !== own) return;
        own.view = createAskView(sources, { loadAsk, query, ...events });
        place.replaceChildren(own.view.element);
      }, fail);
    },
    leave,
  };
}
