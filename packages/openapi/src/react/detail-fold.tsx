import { CodeBlock } from '@octavo/theme';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { DetailFact, FileDetail } from '../model/file-detail.ts';
import { isObject } from '../value/json-value.ts';
import { highlightCode } from './code/highlight-code.ts';
import { Html } from './html.tsx';
import { ValueView } from './schema/value-view.tsx';

/** More values are behind a fold, and whatever is described. */
const MOST_OPEN = 2;

/** What else the file says of a thing, in the file's words: a value or two at once, more behind a fold that names them. */
export function DetailFold({ details }: { details?: readonly FileDetail[] | undefined }): ReactElement | null {
  if (details === undefined || details.length === 0) return null;
  const all = details.flatMap(({ name, facts }) => facts.map((fact) => ({ ...fact, name: `${name} ${fact.name}`.trim() })));
  if (all.length <= MOST_OPEN && all.every(({ description }) => description === undefined)) return <FactList facts={all} />;
  return (
    <details className="octavo-expandable">
      <summary className="octavo-disclosure-summary">
        <span className="octavo-field-type">{details.map(({ name }) => name).join(', ')}</span>
      </summary>
      <div className="octavo-disclosure-content octavo-flow">
        {details.map(({ name, facts }) => (
          <Fragment key={name}>
            {details.length > 1 && <p className="octavo-field-type">{name}</p>}
            <FactList facts={facts} />
          </Fragment>
        ))}
      </div>
    </details>
  );
}

function FactList({ facts }: { facts: readonly DetailFact[] }): ReactElement {
  return (
    <dl className="octavo-schema-facts">
      {facts.map(({ name, description, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- members of a list have one name, and never move
        <div key={index}>
          {name !== '' && <dt className="octavo-field-type">{name}</dt>}
          <dd>
            <Html html={description} />
            {value !== undefined && [value].flat().map((one) => <FactValue key={JSON.stringify(one)} value={one} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A schema that is none of JSON is a block of code: an object, or a text of several lines. */
function FactValue({ value }: { value: NonNullable<DetailFact['value']> | null }): ReactElement {
  const code = isObject(value) ? JSON.stringify(value, undefined, 2) : value;
  if (typeof code !== 'string' || !code.trim().includes('\n')) return <ValueView value={value} />;
  return <CodeBlock language="json" html={highlightCode(code, 'json')} />;
}
