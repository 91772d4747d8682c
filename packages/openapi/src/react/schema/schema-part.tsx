import { useText } from '@octavo/theme/internal';
import { H2 } from '@octavo/theme';
import { useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { SchemaScopeContext } from './schema-scope.tsx';
import type { SchemaScope } from './schema-scope.tsx';

interface SchemaPartProps {
  id: string;
  title: string;
  scope: Omit<SchemaScope, 'openDepth'>;
  children: ReactNode;
}

const STEP = 3;

/** A part of the page that is made of fields: a heading, and a button that opens all of them, three levels at a time. */
export function SchemaPart({ id, title, scope, children }: SchemaPartProps): ReactElement {
  const { table, direction, expanded, writtenDepth, order, labels, load } = scope;
  const text = useText();
  const [openDepth, setOpenDepth] = useState(0);
  const value = useMemo(
    () => ({ table, direction, expanded, writtenDepth, order, labels, load, openDepth }),
    [table, direction, expanded, writtenDepth, order, labels, load, openDepth],
  );
  return (
    <section className="octavo-api-part">
      <div className="octavo-api-part-head">
        <H2 id={id}>{title}</H2>
        <button type="button" className="octavo-api-expand" onClick={() => setOpenDepth(openDepth + STEP)}>
          {text('Expand all')}
        </button>
      </div>
      <SchemaScopeContext value={value}>{children}</SchemaScopeContext>
    </section>
  );
}
