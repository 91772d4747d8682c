import { useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import { useSite } from '../../context/use-site.ts';
import type { SectionData } from '../../data/site-data.ts';
import { useWords } from '../../words/use-words.ts';
import { createResultGroups, createStartGroups, listFoundWords } from './create-search-groups.ts';
import type { SearchGroup, SearchItem } from './create-search-groups.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { Arrival } from './search-arrival.tsx';
import type { SearchClient } from '../../data/search-client.ts';
import { SearchField } from './search-field.tsx';
import { findNextOption } from './find-next-option.ts';
import { SearchKeys } from './search-keys.tsx';
import { SearchList, toOptionId } from './search-list.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SearchVersions } from './search-versions.tsx';
import { useSearch } from './use-search.ts';

export interface SearchPanelProps {
  client: SearchClient;
  prompt: string;
  /** What the search is called. */
  name: string;
  words: SearchWords;
  section: SectionData | undefined;
  text: string;
  onType: (text: string) => void;
  /** A result was chosen in this tab. */
  onLeave: (arrival: Arrival) => void;
  onClose: () => void;
}

const NO_GROUPS: SearchGroup[] = [];

/** What stands in the dialog: the field, and below it what was found, or where to begin. */
export function SearchPanel(props: SearchPanelProps): ReactElement {
  const { client, prompt, name, words, section, text, onType, onLeave, onClose } = props;
  const site = useSite();
  const { allPages } = useWords();
  const listId = useId();
  const own = section?.version;
  const [version, setVersion] = useState(own);
  const [exactText, setExactText] = useState<string>();
  const recent = useMemo(() => createRecentSearches(site.base), [site.base]);
  const [remembered, setRemembered] = useState(recent.read);
  const search = useSearch(client, { text, version, language: section?.language, isExact: exactText === text.trim() });
  const { answer, status } = search;
  const isBlank = text.trim() === '';
  const groups = useMemo(() => {
    if (isBlank) return createStartGroups(remembered, { site, section, words: { ...words, allPages } });
    return answer && status !== 'failed' ? createResultGroups(answer) : NO_GROUPS;
  }, [isBlank, answer, status, remembered, site, section, words, allPages]);
  const list = isBlank ? `recent ${remembered.length}` : search.key;
  const [pointed, setPointed] = useState({ list, index: 0 });
  const isInList = pointed.list === list;
  const active = isInList ? pointed.index : 0;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  useEffect(() => {
    if (count > 0) document.getElementById(toOptionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, count, listId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = findNextOption(event, { active, count, isInList });
    if (next === undefined && (event.key !== 'Enter' || event.nativeEvent.isComposing)) return;
    event.preventDefault();
    if (next !== undefined) return setPointed({ list, index: next });
    const { ctrlKey, metaKey, shiftKey } = event;
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    document.getElementById(toOptionId(listId, active))?.dispatchEvent(click);
  };
  const onChoose = ({ kind, title, href }: SearchItem, event: MouseEvent): void => {
    if (kind === 'recent') return onType(title.map((piece) => piece.text).join(''));
    const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (kind !== 'suggestion' && href !== undefined && answer) {
      const searched = answer.corrected ?? search.text;
      recent.add(searched);
      if (isHere) onLeave({ href, text: searched, words: listFoundWords(answer, href) });
    }
    if (isHere) onClose();
  };
  const forget = (): void => {
    recent.clear();
    setRemembered([]);
  };

  return (
    <div className="octavo-search-panel" data-status={status}>
      <SearchField
        text={text}
        prompt={prompt}
        name={name}
        words={words}
        listId={listId}
        activeId={count > 0 ? toOptionId(listId, active) : undefined}
        onType={onType}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {answer && !isBlank && (
        <SearchVersions counts={answer.versions} own={own} chosen={version} all={words.allVersions} onChoose={setVersion} />
      )}
      <div className="octavo-search-body">
        <SearchNotes
          search={search}
          words={words}
          version={version}
          contents={site.contents}
          onExact={() => setExactText(search.text)}
          onAllVersions={() => setVersion(undefined)}
        />
        {isBlank && remembered.length > 0 && (
          <button type="button" className="octavo-search-forget" onClick={forget}>
            {words.clearRecent}
          </button>
        )}
        <SearchList
          id={listId}
          name={words.results}
          groups={groups}
          active={active}
          query={version === undefined || version === own ? '' : `?version=${encodeURIComponent(version)}`}
          onPoint={(index) => setPointed({ list, index })}
          onChoose={onChoose}
        />
      </div>
      <SearchKeys words={words} shown={answer?.shown ?? 0} total={isBlank ? 0 : (answer?.total ?? 0)} />
    </div>
  );
}
