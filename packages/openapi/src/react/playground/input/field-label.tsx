import type { ReactElement, ReactNode } from 'react';

interface FieldLabelProps {
  name: string;
  type: ReactNode;
  /** The one input that it names; a group of several has a name of its own. */
  htmlFor?: string;
  isRequired?: boolean;
  isDeprecated?: boolean;
}

/** The name of a value, and what it is. */
export function FieldLabel({ name, type, htmlFor, isRequired = false, isDeprecated = false }: FieldLabelProps): ReactElement {
  const Tag = htmlFor === undefined ? 'div' : 'label';
  return (
    <Tag className="octavo-try-label" {...(htmlFor !== undefined && { htmlFor })}>
      <span className="octavo-try-name" data-deprecated={isDeprecated || undefined}>
        {name}
        {isRequired && (
          <span className="octavo-field-required" aria-hidden="true">
            *
          </span>
        )}
      </span>
      <span className="octavo-try-type">{type}</span>
    </Tag>
  );
}
