import { useText } from '@octavo/theme/internal';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import type { MessageCheck } from './check-message.ts';

interface MessageFitProps {
  text: string;
  /** The messages that it may be. */
  candidates: readonly Response[];
  schemas: LoadedSchemas;
}

/** Characters up to which a message is held against its schema: more would stop the page. */
const LONGEST = 500_000;

/** Differences that are shown of one message. */
const MOST = 20;

/** Which message of the channel a text is, and where it differs from its schema; nothing where no schema tells. */
export function MessageFit({ text, candidates, schemas: { table, load } }: MessageFitProps): ReactElement | null {
  const say = useText();
  const [check, setCheck] = useState<MessageCheck>();
  useEffect(() => {
    if (text.length > LONGEST) return undefined;
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const { checkMessage } = await import('./check-message.ts');
      if (!isCurrent) return;
      const next = checkMessage(text, candidates, table);
      // What is fetched comes with another table: then it is checked once more.
      if (next?.kind === 'missing') await load(next.refs);
      if (isCurrent) setCheck(next);
    };
    // Where a part cannot be loaded nothing is said of the schema.
    run().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text, candidates, table, load]);
  if (check?.kind !== 'checked') return null;
  const { name, mismatches } = check;
  return (
    <div className="octavo-channel-fit" data-fits={mismatches.length === 0}>
      <span>
        <code>{name}</code>{' '}
        {mismatches.length === 0 ? say('Matches the schema') : say('Differences from the schema: {count}', { count: mismatches.length })}
      </span>
      {mismatches.length > 0 && (
        <ul>
          {mismatches.slice(0, MOST).map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`}>
              {pointer !== '' && <code>{pointer}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
