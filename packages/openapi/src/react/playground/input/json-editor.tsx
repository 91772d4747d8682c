import { useText } from '@octavo/theme/internal';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { sayTexts } from '../../../value/say.ts';
import { markCode } from '../../code/highlight-code.ts';
import { useLazy } from '../../use-lazy.ts';
import type { findJsonError } from '../form/find-json-error.ts';

interface JsonEditorProps {
  id: string;
  label: string;
  text: string;
  onChange: (text: string) => void;
  rows: number;
  /** What the text is: `json` is checked, anything else is not. */
  language?: string;
  describedBy?: string | undefined;
}

/** Characters up to which text is highlighted while it is typed. */
const MOST = 50_000;
const MOST_ROWS = 24;

/** A text area over its own highlighted copy, with the place of the first mistake. Until it is focused it is a text area alone. */
export function JsonEditor({ id, label, text, onChange, rows, language = 'json', describedBy }: JsonEditorProps): ReactElement {
  const say = useText();
  const [isAwake, setAwake] = useState(false);
  const { value: findError, load } = useLazy(loadCheck);
  const copy = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const isShown = isAwake && text.length <= MOST;
  // The last line of a text area is as high as the others, even when it is empty.
  const html = useMemo(() => (isShown ? markCode(`${text}\n`, language) : ''), [isShown, text, language]);
  const error = useMemo(() => (language === 'json' && text.trim() !== '' ? findError?.(text) : undefined), [text, language, findError]);
  const lines = text.split('\n').length;
  return (
    <div className="octavo-try-editor" data-awake={isShown || undefined}>
      <div className="octavo-try-code">
        {isShown && (
          <div ref={copy} className="octavo-try-copy" aria-hidden="true">
            {error && <div className="octavo-try-line" style={{ insetBlockStart: `calc(0.625rem + ${error.line - 1} * 1.25rem)` }} />}
            <pre dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        )}
        <textarea
          id={id}
          className="octavo-try-input"
          aria-label={label}
          aria-describedby={[describedBy, error && problemId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          value={text}
          rows={Math.min(Math.max(lines, rows), MOST_ROWS)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onFocus={() => {
            setAwake(true);
            load();
          }}
          onScroll={({ currentTarget }) => {
            if (copy.current) copy.current.style.translate = `${-currentTarget.scrollLeft}px ${-currentTarget.scrollTop}px`;
          }}
          onKeyDown={keepIndent}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {error && (
        <p className="octavo-try-problem" id={problemId}>
          {say('Line {line}, column {column}: {problem}', {
            line: error.line,
            column: error.column,
            problem: sayTexts(say, error.problem),
          })}
        </p>
      )}
    </div>
  );
}

/** A new line begins where the last one did, one with Ctrl sends. The tab key is left to those who move with it. */
function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return event.currentTarget.form?.requestSubmit();
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return undefined;
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const indent = (/^ */.exec(line)?.[0] ?? '') + (/[{[]\s*$/.test(line) ? '  ' : '');
  if (indent === '') return undefined;
  event.preventDefault();
  // Deprecated, and the one way that keeps the reader's undo.
  document.execCommand('insertText', false, `\n${indent}`);
  return undefined;
}

function loadCheck(): Promise<typeof findJsonError> {
  return import('../form/find-json-error.ts').then((module) => module.findJsonError);
}
