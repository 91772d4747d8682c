import { useText } from '@octavo/theme/internal';
import { CodeBlock } from '@octavo/theme';
import type { ReactElement } from 'react';
import { Html } from '../html.tsx';
import { highlightCode } from '../code/highlight-code.ts';
import type { BodyExampleText } from '../../page/list-examples.ts';

/** An example of a body; one that the file does not give, or of which only the beginning is shown, says so. */
export function ExampleBlock({ code, language, description, isGenerated, isShortened }: BodyExampleText): ReactElement {
  const text = useText();
  const notes = [...(isGenerated ? [text('Generated from the schema')] : []), ...(isShortened ? [text('Shortened')] : [])];
  // The page's Markdown has the schema instead.
  const mark = isGenerated ? { 'data-markdown-ignore': '' } : undefined;
  return (
    <>
      <CodeBlock language={language} html={highlightCode(code, language)} {...mark} />
      <Html html={description} className="octavo-api-generated" />
      {notes.length > 0 && (
        <p className="octavo-api-generated" {...mark}>
          {notes.join('. ')}
        </p>
      )}
    </>
  );
}
