import type { ReactElement } from 'react';

interface FieldHeadProps {
  /** Of the row, to link to it. */
  id: string;
  name: string;
  type: string;
  /** What bounds its values, in words: `1 to 64 characters`. */
  limits: string;
  isRequired: boolean;
  isDeprecated: boolean;
  notes: readonly string[];
}

/** The line of a field: its name, which links to itself, its type and its flags. */
export function FieldHead({ id, name, type, limits, isRequired, isDeprecated, notes }: FieldHeadProps): ReactElement {
  return (
    <div className="octavo-field-head">
      <a className="octavo-field-link" href={`#${encodeURIComponent(id)}`}>
        <code className="octavo-field-name">{name}</code>
      </a>
      <span className="octavo-field-type">{type}</span>
      {limits !== '' && <span className="octavo-field-default">{limits}</span>}
      {isRequired && <span className="octavo-field-required">required</span>}
      {isDeprecated && <span className="octavo-field-deprecated">deprecated</span>}
      {notes.map((note) => (
        <span className="octavo-field-label" key={note}>
          {note}
        </span>
      ))}
    </div>
  );
}
