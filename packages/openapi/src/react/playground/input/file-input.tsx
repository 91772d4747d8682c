import { useText } from '@octavo/theme/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { isBlob } from '../../../request/request-value.ts';
import type { FileEncoding } from '../form/create-input.ts';
import { encodeFile } from './encode-file.ts';
import type { ValueProps } from './value-props.ts';

interface FileInputProps extends ValueProps {
  /** Set where the value is text that holds the file's bytes. */
  encoding?: FileEncoding | undefined;
}

/** A file of the reader's device. It goes to the API alone. */
export function FileInput({ id, label, value, onChange, describedBy, isInvalid, encoding }: FileInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const say = useText();
  const [problem, setProblem] = useState<string>();
  // While a file is read, the reader goes on typing: known as soon as the page shows it, or what was typed last would be lost.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const clear = (): void => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChange(undefined);
  };
  const choose = (file: File | undefined): void => {
    setProblem(undefined);
    if (encoding === undefined || file === undefined) return onChange(file);
    encodeFile(file, encoding).then(
      (text) => latest.current(text),
      () => setProblem(say('This file cannot be read.')),
    );
    return undefined;
  };
  return (
    <div className="octavo-try-file">
      {encoding !== undefined && (
        <input
          id={id}
          className="octavo-try-input"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          value={typeof value === 'string' ? value : ''}
          placeholder={encoding}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        />
      )}
      <input
        ref={input}
        id={encoding === undefined ? id : undefined}
        type="file"
        aria-label={encoding === undefined ? label : say('File for {name}', { name: label })}
        aria-describedby={describedBy}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {isBlob(value) && (
        <button type="button" className="octavo-try-link" onClick={clear}>
          {say('Remove')}
        </button>
      )}
      {problem !== undefined && <p className="octavo-try-problem">{problem}</p>}
    </div>
  );
}
