import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

export interface SearchVersionsProps {
  /** Pages that were found, by version. */
  counts: Record<string, number>;
  /** The version that the reader is in. */
  own: string | undefined;
  /** Undefined: all of them. */
  chosen: string | undefined;
  /** What the choice of all of them is called. */
  all: string;
  onChoose: (version: string | undefined) => void;
}

/** What to search in: the reader's own version first, the others, all. Nothing where there is one version. */
export function SearchVersions({ counts, own, chosen, all, onChoose }: SearchVersionsProps): ReactElement | null {
  const words = useWords();
  const names = Object.keys(counts);
  if (names.length < 2) return null;
  const order = [...names.filter((name) => name === own), ...names.filter((name) => name !== own)];
  return (
    <div className="octavo-search-versions" role="group" aria-label={words.version}>
      {order.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name} <span>{counts[name]}</span>
        </button>
      ))}
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </button>
    </div>
  );
}
