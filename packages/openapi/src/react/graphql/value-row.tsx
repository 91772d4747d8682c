import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { GraphqlField, GraphqlValue } from '../../model/graphql.ts';
import { Html } from '../html.tsx';
import { TypeLink } from './type-link.tsx';
import type { TypeHrefs } from './type-link.tsx';

interface ValueRowProps {
  id: string;
  value: GraphqlValue | GraphqlField;
  hrefs: TypeHrefs;
  /** Whether it is given, and may be required. */
  isInput: boolean;
}

/** A field, an argument or a value: its line, what is said of it, and the arguments of a field. */
export function ValueRow({ id, value, hrefs, isInput }: ValueRowProps): ReactElement {
  const text = useText();
  const { name, type, description, deprecated, directives, default: standard } = value;
  const list = 'arguments' in value ? value.arguments : [];
  return (
    <div className="octavo-field" id={id}>
      <div className="octavo-field-head">
        <a className="octavo-field-link" href={`#${encodeURIComponent(id)}`}>
          <code className="octavo-field-name">{name}</code>
        </a>
        {type !== '' && (
          <div className="octavo-field-type">
            <TypeLink type={type} hrefs={hrefs} />
          </div>
        )}
        {isInput && type.endsWith('!') && standard === undefined && <div className="octavo-field-required">{text('required')}</div>}
        {standard !== undefined && (
          <div className="octavo-field-default">{splitWords(text('default {value}'), { value: <code key="value">{standard}</code> })}</div>
        )}
        {deprecated !== undefined && <div className="octavo-field-deprecated">{text('deprecated')}</div>}
        {directives.map((directive) => (
          <div className="octavo-field-label" key={directive}>
            {directive}
          </div>
        ))}
      </div>
      <div className="octavo-field-content octavo-flow">
        <Html html={description} />
        <Html html={deprecated} />
        {list.length > 0 && (
          <div className="octavo-graphql-arguments" role="group" aria-labelledby={`${id}-arguments`}>
            <p className="octavo-schema-note" id={`${id}-arguments`}>
              {text('Arguments')}
            </p>
            {list.map((argument) => (
              <ValueRow key={argument.name} id={`${id}.${argument.name}`} value={argument} hrefs={hrefs} isInput />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
