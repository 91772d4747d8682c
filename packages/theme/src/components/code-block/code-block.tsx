import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useLateBehavior } from '../behavior/use-late-behavior.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Glyph } from '../glyph/glyph.tsx';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';
import { loadCode } from './load-code.ts';

export interface CodeBlockProps extends RootProps {
  /** The highlighted code, ready: `<pre class="shiki"><code>...</code></pre>`. */
  html: string;
  /** What stands above the code, such as the name of its file. */
  title?: string | undefined;
  /** The name of its language. */
  language?: string | undefined;
  /** What people call the language: the header where there is no title. */
  label?: string | undefined;
  /** Before the title: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Line numbers. */
  lines?: LooseBoolean;
  /** Long lines break instead of scrolling. */
  wrap?: LooseBoolean;
  /** A long block shows its head first. */
  expandable?: LooseBoolean;
  /** Leaves out the button that copies it. */
  nocopy?: LooseBoolean;
}

/** A block of code with its title, or else its language, and buttons that copy it and break its lines. The MDX compiler emits it for every fence. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { html, title, language } = props;
  const body = useRef<HTMLDivElement>(null);
  const icon = useIcon(props.icon);
  const text = useText();
  const heading = title || props.label;
  const isCut = coerceBoolean(props.expandable) && countLines(html) > LINES_BEFORE_CUT;
  useLateBehavior(body, loadCode);
  return (
    <div {...createRootProps(props, 'octavo-code')} data-language={language} data-title={title}>
      {heading && (
        <div className="octavo-code-header">
          {icon && <span className="octavo-code-icon">{icon}</span>}
          <span className="octavo-code-title">{heading}</span>
        </div>
      )}
      <div
        ref={body}
        className="octavo-code-body"
        data-lines={coerceBoolean(props.lines) ? '' : undefined}
        data-wrap={coerceBoolean(props.wrap) ? '' : undefined}
        data-expandable={isCut ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isCut && (
        <button
          type="button"
          className="octavo-code-expand"
          data-expand=""
          aria-expanded={false}
          data-more={text('Show more')}
          data-less={text('Show less')}
        >
          {text('Show more')} <Glyph name="chevron" />
        </button>
      )}
      <button
        type="button"
        className="octavo-code-wrap"
        aria-pressed={false}
        aria-label={text('Wrap lines')}
        title={text('Wrap lines')}
        hidden
        suppressHydrationWarning
      >
        <Glyph name="wrap" />
      </button>
      {!coerceBoolean(props.nocopy) && <CopyButton className="octavo-code-copy" label={text('Copy code')} />}
    </div>
  );
}

const LINES_BEFORE_CUT = 14;

function countLines(html: string): number {
  return html.split('\n').length;
}
