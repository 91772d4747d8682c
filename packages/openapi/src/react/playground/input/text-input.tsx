import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Input } from '../form/create-input.ts';
import { toText } from './value-props.ts';
import type { SchemaProps } from './value-props.ts';

interface TextInputProps extends SchemaProps {
  input: Extract<Input, { kind: 'text' | 'number' }>;
}

/** A line of text, or several; numbers, too, as they are typed. */
export function TextInput({ id, label, value, onChange, input, describedBy, isInvalid, suggestions }: TextInputProps): ReactElement {
  const listId = useId();
  const known = [...new Set([...(suggestions ?? []), ...input.suggestions])];
  const format = input.kind === 'number' ? 'number' : input.format;
  const shared = {
    id,
    className: 'octavo-try-input',
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    value: toText(value),
    placeholder: known[0] ?? PLACEHOLDERS[format],
    spellCheck: false,
    autoComplete: 'off',
  };
  const change = (text: string): void => onChange(text === '' ? undefined : text);
  if (input.kind === 'text' && (input.isLong || shared.value.includes('\n')))
    return <textarea {...shared} rows={shared.value.includes('\n') ? 9 : 3} onChange={(event) => change(event.currentTarget.value)} />;
  return (
    <>
      <input
        {...shared}
        type={format === 'date' || format === 'password' ? format : 'text'}
        inputMode={MODES[format]}
        list={known.length > 1 ? listId : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {known.length > 1 && (
        <datalist id={listId}>
          {known.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

const PLACEHOLDERS: Partial<Record<string, string>> = { 'date-time': '2026-01-31T12:00:00Z', time: '12:00:00Z', url: 'https://' };
const MODES: Partial<Record<string, 'decimal' | 'email' | 'url'>> = { number: 'decimal', email: 'email', url: 'url' };
