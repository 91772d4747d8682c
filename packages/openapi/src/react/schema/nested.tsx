import { useText } from '@octavo/theme/internal';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { readHash } from './read-hash.ts';
import { ShownContext } from './shown-context.ts';
import { useSchemaScope } from './schema-scope.tsx';
import type { SchemaScope } from './schema-scope.tsx';

interface NestedProps {
  /** Of the row that it belongs to. */
  id: string;
  depth: number;
  hasChoices: boolean;
  children: ReactNode;
}

/** What a field is made of: closed at first, opened by the reader, by "Expand all", and by an address that names something inside. */
export function Nested({ id, depth, hasChoices, children }: NestedProps): ReactElement {
  const { expanded, openDepth, writtenDepth } = useSchemaScope();
  const isShown = useContext(ShownContext);
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  // What the reader did here holds until all are opened once more.
  const [choice, setChoice] = useState<{ isOpen: boolean; openDepth: number }>();
  const isForced = openDepth > depth && choice?.openDepth !== openDepth;
  const isOpen = isForced || (choice?.isOpen ?? isOpenAtFirst({ expanded, writtenDepth }, depth, hasChoices));
  useEffect(() => {
    const follow = (): void => {
      if (readHash().startsWith(`${id}.`)) setChoice({ isOpen: true, openDepth });
    };
    // A reader may have opened it before React was here.
    if (details.current?.open === true) setChoice({ isOpen: true, openDepth });
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id, openDepth]);
  return (
    <details
      ref={details}
      className="octavo-expandable"
      open={isOpen}
      onToggle={(event) => setChoice({ isOpen: event.currentTarget.open, openDepth })}
      suppressHydrationWarning
    >
      <summary>
        <span className="octavo-expandable-title">{text(isOpen ? 'Hide fields' : 'Show fields')}</span>
      </summary>
      <div className="octavo-disclosure-content octavo-flow">
        <ShownContext value={isShown && isOpen}>{(isOpen || depth < writtenDepth) && children}</ShownContext>
      </div>
    </details>
  );
}

function isOpenAtFirst(
  { expanded, writtenDepth }: Pick<SchemaScope, 'expanded' | 'writtenDepth'>,
  depth: number,
  hasChoices: boolean,
): boolean {
  if (expanded === 'all') return depth < writtenDepth;
  return depth === 0 && writtenDepth >= 0 && (expanded === 'topLevel' || (expanded === 'topLevelOneOfs' && hasChoices));
}
