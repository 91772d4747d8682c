import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { PLACEHOLDER_HOST } from '../request/create-sample-request.ts';

/** Says that samples show a host of nobody's, since the API file names no server. */
export function MissingServer(): ReactElement {
  const text = useText();
  const host = <code key="host">{PLACEHOLDER_HOST}</code>;
  return <p className="octavo-schema-note">{splitWords(text('The API file has no server: samples show {host} instead.'), { host })}</p>;
}
