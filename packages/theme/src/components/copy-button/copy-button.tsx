import type { ReactElement } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { useCopy } from './use-copy.ts';
import { useText } from '../../words/use-text.ts';

export interface CopyButtonProps {
  className?: string | undefined;
  /** What the button says it copies: `Copy`, `Copy prompt`. */
  label?: string | undefined;
  /** Finds the text when the button is pressed. */
  findText: (button: HTMLElement) => string;
}

/** A button that puts text on the clipboard and says whether it worked. `data-state`: `idle`, `copied`, `failed`. */
export function CopyButton({ className, label, findText }: CopyButtonProps): ReactElement {
  const { state, copy } = useCopy();
  const text = useText();
  const name = { idle: label ?? text('Copy'), copied: text('Copied'), failed: text('Copy failed') }[state];
  return (
    <button
      type="button"
      className={className ? `octavo-copy ${className}` : 'octavo-copy'}
      data-state={state}
      aria-label={name}
      title={name}
      onClick={(event) => copy(findText(event.currentTarget))}
    >
      <Glyph name={GLYPHS[state]} />
    </button>
  );
}

const GLYPHS = { idle: 'copy', copied: 'check', failed: 'close' } as const;
