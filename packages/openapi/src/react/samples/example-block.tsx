import { CodeBlock } from '@octavo/theme';
import type { ReactElement } from 'react';
import { highlightCode } from '../code/highlight-code.ts';
import type { BodyExampleText } from '../../page/list-examples.ts';

/** An example of a body; one that the file does not give says so. */
export function ExampleBlock({ code, language, isGenerated }: BodyExampleText): ReactElement {
  return (
    <>
      <CodeBlock language={language} html={highlightCode(code, language)} />
      {isGenerated && <p className="octavo-api-generated">Made from the schema</p>}
    </>
  );
}
