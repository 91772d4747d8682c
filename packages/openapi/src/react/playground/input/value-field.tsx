import { useText } from '@octavo/theme/internal';
import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { describeType } from '../../../schema/describe-type.ts';
import { flattenSchema } from '../../../schema/flatten-schema.ts';
import { TypeText } from '../../schema/type-text.tsx';
import { FieldLabel } from './field-label.tsx';
import { isGroup, useFormScope } from './form-scope.ts';
import type { SchemaProps } from './value-props.ts';

interface ValueFieldProps extends Omit<SchemaProps, 'label' | 'describedBy' | 'isInvalid'> {
  name: string;
  isRequired: boolean;
  isDeprecated?: boolean;
  /** Whether nothing is a value of its own: `?verbose=`. */
  allowsEmpty?: boolean;
  /** Set where the value is missing and the reader tried to send. */
  problem?: string | undefined;
}

/** A value with its name, type and what is wrong with it. */
export function ValueField({
  name,
  isRequired,
  isDeprecated = false,
  allowsEmpty = false,
  problem,
  ...props
}: ValueFieldProps): ReactElement {
  const { table, renderValue, findInput, check, loadCheck } = useFormScope();
  const input = findInput(props);
  const describedBy = useId();
  const text = useText();
  const { schema } = flattenSchema(props.schema, table);
  const wrong = problem ?? (schema === false ? undefined : check?.(props.value, schema, text));
  const hasContent = props.value !== undefined;
  useEffect(() => {
    if (hasContent) loadCheck();
  }, [hasContent, loadCheck]);
  // What may be left out and has fields of its own waits: a schema can contain itself.
  const [isOpen, setOpen] = useState(isRequired || hasContent || input.kind === 'list' || props.depth === 0);
  const isFolded = isGroup(input) && !isOpen && !hasContent;
  // A list of plain values stands beside its name, as one of them would.
  const shown = input.kind === 'list' ? findInput({ schema: input.item, depth: props.depth + 1 }) : input;
  const isWide = !isFolded && (isGroup(shown) || shown.kind === 'json');
  const label = isRequired ? text('{name}, required', { name }) : name;
  const field = renderValue({
    ...props,
    // What stands in it is named after it.
    label: isGroup(input) ? name : label,
    describedBy: wrong === undefined ? undefined : describedBy,
    isInvalid: wrong !== undefined,
  });
  return (
    <div className="octavo-try-field" data-wide={isWide || undefined} data-invalid={wrong === undefined ? undefined : ''}>
      <FieldLabel
        name={name}
        type={<TypeText type={describeType(props.schema, table, text)} />}
        isRequired={isRequired}
        isDeprecated={isDeprecated}
      />
      <div {...(isGroup(input) && { role: 'group', 'aria-label': label, tabIndex: -1 })}>
        {isFolded ? (
          <button
            type="button"
            className="octavo-try-link"
            aria-label={text('Add {name}', { name })}
            onClick={({ currentTarget }) => {
              // The button goes: the next press of Tab leads to what takes its place.
              currentTarget.parentElement?.focus();
              setOpen(true);
            }}
          >
            {text('Add')}
          </button>
        ) : (
          field
        )}
        {allowsEmpty && (props.value === undefined || props.value === '') && (
          <button type="button" className="octavo-try-link" onClick={() => props.onChange(hasContent ? undefined : '')}>
            {text(hasContent ? '{name} is sent empty. Remove it' : 'Send {name} empty', { name })}
          </button>
        )}
        {wrong !== undefined && (
          <p className="octavo-try-problem" id={describedBy}>
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
}
