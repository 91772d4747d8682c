import { useRef } from 'react';
import type { ReactElement } from 'react';
import { isBlob } from '../../../request/request-value.ts';
import type { ValueProps } from './value-props.ts';
import { formatSize } from '../answer/format-size.ts';

/** A file of the reader's device. It goes to the API alone. */
export function FileInput({ id, label, value, onChange, describedBy }: ValueProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChange(undefined);
  };
  return (
    <div className="octavo-try-file">
      <input
        ref={input}
        id={id}
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.files?.[0])}
      />
      {isBlob(value) && (
        <button type="button" className="octavo-try-link" onClick={clear}>
          Remove ({formatSize(value.size)})
        </button>
      )}
    </div>
  );
}
