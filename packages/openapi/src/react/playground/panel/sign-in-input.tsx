import { useId } from 'react';
import type { ReactElement } from 'react';

interface SignInInputProps {
  label: string;
  value: string;
  isSecret?: boolean;
  onChange: (value: string) => void;
}

/** A field of the sign-in, which no manager of passwords fills: it is about the client of an API, not about this site. */
export function SignInInput({ label, value, isSecret = false, onChange }: SignInInputProps): ReactElement {
  const id = useId();
  return (
    <div className="octavo-try-field">
      <label className="octavo-try-label" htmlFor={id}>
        <span className="octavo-try-name">{label}</span>
      </label>
      <input
        id={id}
        className="octavo-try-input"
        type={isSecret ? 'password' : 'text'}
        value={value}
        spellCheck={false}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
