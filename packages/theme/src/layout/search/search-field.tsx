import { useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import { Sign } from '../sign/sign.tsx';

export interface SearchFieldProps {
  text: string;
  prompt: string;
  /** What the search is called. */
  name: string;
  words: SearchWords;
  listId: string;
  /** Id of the active option; undefined where there is none. */
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The combobox: the focus stays in it, whatever is active in the list. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { text, prompt, name, words, listId, activeId, onType, onKeyDown, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onType('');
    input.current?.focus();
  };
  return (
    <div className="octavo-search-bar">
      <Sign name="search" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        placeholder={prompt}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button type="button" className="octavo-search-clear" onClick={clear}>
          {words.clear}
        </button>
      )}
      <button type="button" className="octavo-search-close" aria-label={`${words.close} (Esc)`} onClick={onClose}>
        <kbd aria-hidden="true">Esc</kbd>
        <Sign name="close" />
      </button>
    </div>
  );
}
