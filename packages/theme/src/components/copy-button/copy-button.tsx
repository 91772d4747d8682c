import { useCallback, useRef } from 'react';
import type { ReactElement } from 'react';
import { startCopy } from '../../behaviors/start-copy.ts';
import type { FindCopied } from '../../behaviors/start-copy.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { Glyph } from '../glyph/glyph.tsx';
import { useText } from '../../words/use-text.ts';

export interface CopyButtonProps {
  className?: string | undefined;
  /** What the button says it copies: `Copy`, `Copy prompt`. */
  label?: string | undefined;
  /** Finds the text when the button is pressed, where it is not the code or the prompt around it. Give the same function at every render. */
  findText?: FindCopied;
}

/** A button that puts text on the clipboard and says whether it worked: `startCopy` does it. */
export function CopyButton({ className, label, findText }: CopyButtonProps): ReactElement {
  const text = useText();
  const name = label ?? text('Copy');
  const button = useRef<HTMLButtonElement>(null);
  const start = useCallback((root: ParentNode) => startCopy(root, findText), [findText]);
  useBehavior(button, start);
  return (
    <button
      ref={button}
      type="button"
      className={className ? `octavo-copy ${className}` : 'octavo-copy'}
      data-state="idle"
      data-idle={name}
      data-copied={text('Copied')}
      data-failed={text('Copy failed')}
      aria-label={name}
      title={name}
    >
      <Glyph name="copy" />
    </button>
  );
}
