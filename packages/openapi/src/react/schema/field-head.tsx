import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { useChangeMark } from '../marks/change-context.ts';
import { describeLimits } from '../../schema/list-plain-parts.ts';
import type { PlainPart } from '../../schema/list-plain-parts.ts';
import { findShortDefault } from './find-short-default.ts';
import { TypeText } from './type-text.tsx';
import { ValueView } from './value-view.tsx';

interface FieldHeadProps {
  /** Of the row, to link to it. */
  id: string;
  name: string;
  type: string;
  /** The schemas that its row tells of: their limits stand in the line, and a short default. */
  parts: readonly PlainPart[];
  isRequired: boolean;
  isDeprecated: boolean;
  notes: readonly string[];
}

/** The line of a field: its name, which links to itself, its type and its flags; each a block, so that no reader of the bare text runs them together. */
export function FieldHead({ id, name, type, parts, isRequired, isDeprecated, notes }: FieldHeadProps): ReactElement {
  const text = useText();
  const limits = describeLimits(parts, text);
  const standard = findShortDefault(parts[0]);
  const mark = useChangeMark(id);
  return (
    <div className="octavo-field-head">
      <a className="octavo-field-link" href={`#${encodeURIComponent(id)}`}>
        <code className="octavo-field-name">{name}</code>
      </a>
      <div className="octavo-field-type">
        <TypeText type={type} />
      </div>
      {limits !== '' && <div className="octavo-field-default">{limits}</div>}
      {isRequired && <div className="octavo-field-required">{text('required')}</div>}
      {standard !== undefined && (
        <div className="octavo-field-default">
          {splitWords(text('default {value}'), { value: <ValueView key="value" value={standard} /> })}
        </div>
      )}
      {isDeprecated && <div className="octavo-field-deprecated">{text('deprecated')}</div>}
      {mark !== undefined && (
        <a className="octavo-field-label" data-breaks={mark === 'breaking' ? '' : undefined} href="#changes">
          {text(mark)}
        </a>
      )}
      {notes.map((note) => (
        <div className="octavo-field-label" key={note}>
          {note}
        </div>
      ))}
    </div>
  );
}
