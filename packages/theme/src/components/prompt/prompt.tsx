import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { InlineMarkdown } from '../inline-markdown/inline-markdown.tsx';
import { useIcon } from '../icon/use-icon.tsx';
import type { IconSource } from '../icon/resolve-icon.tsx';
import { coerceList } from '../props/coerce-prop.ts';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { useText } from '../../words/use-text.ts';

export interface PromptProps extends RootProps {
  /** What the prompt is for: one line of Markdown, or elements. */
  description?: ReactNode;
  /** Before the title: a name, an address, a path, or an element. */
  icon?: IconSource;
  /** Style of the icon, if its library has several. */
  iconType?: string | undefined;
  /** `copy` (always shown), and `cursor` for a link that opens the prompt in that editor. */
  actions?: unknown;
}

/** Text to give to an assistant, with a button that copies it. */
export function Prompt(props: PromptProps): ReactElement {
  const text = useText();
  const { description = text('Prompt'), children } = props;
  const icon = useIcon(props.icon, props.iconType);
  return (
    <div {...createRootProps(props, 'octavo-prompt')}>
      <div className="octavo-prompt-header">
        {icon}
        <span className="octavo-prompt-description">
          <InlineMarkdown>{description}</InlineMarkdown>
        </span>
        {coerceList(props.actions).includes('cursor') && (
          <a
            className="octavo-prompt-action"
            href={`cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(findPlainText(children).trim())}`}
          >
            {text('Open in Cursor')}
          </a>
        )}
        <CopyButton label={text('Copy prompt')} />
      </div>
      <div className="octavo-prompt-content octavo-flow" role="group" aria-label={text('Prompt')} tabIndex={0} suppressHydrationWarning>
        {children}
      </div>
    </div>
  );
}
