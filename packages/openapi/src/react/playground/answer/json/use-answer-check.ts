import type { Json } from '@octavo/core';
import { useEffect, useState } from 'react';
import type { MediaType } from '../../../../model/media-type.ts';
import type { Schema } from '../../../../model/schema.ts';
import { useFormScope } from '../../input/form-scope.ts';
import type { AnswerCheck } from './check-answer.ts';

/** Characters up to which a body is held against its schema: more would stop the page. */
const LONGEST = 500_000;

/** Holds a body against its schema, once what does so and the schemas have been loaded; undefined until then, and where there is no schema. */
export function useAnswerCheck(
  body: { value: Json; length: number },
  media: MediaType | undefined,
): Exclude<AnswerCheck, { kind: 'missing' }> | undefined {
  const { table, load, sent } = useFormScope();
  const [check, setCheck] = useState<AnswerCheck>();
  const schema = media?.schema;
  useEffect(() => {
    if (schema === undefined || body.length > LONGEST) return undefined;
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const [{ checkAnswer }, own] = await Promise.all([import('./check-answer.ts'), sent === undefined ? schema : forget(schema, sent)]);
      if (!isCurrent) return;
      const next = checkAnswer(body.value, own, table);
      // What is fetched comes with another table: then it is checked once more.
      if (next.kind === 'missing') await load(next.refs);
      if (isCurrent) setCheck(next);
    };
    // Where a part cannot be loaded nothing is said of the schema.
    run().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [schema, body, table, load, sent]);
  return check === undefined || check.kind === 'missing' ? undefined : check;
}

async function forget(schema: Schema, sent: string): Promise<Schema> {
  const { forgetAliased } = await import('./forget-aliased.ts');
  return forgetAliased(schema, sent);
}
