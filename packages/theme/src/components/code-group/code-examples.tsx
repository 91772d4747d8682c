import type { ReactElement } from 'react';
import { CodeGroup } from './code-group.tsx';
import type { CodeGroupProps } from './code-group.tsx';
import { useText } from '../../words/use-text.ts';

/** Requests of an endpoint; the layout may set them beside the text. */
export function RequestExample(props: CodeGroupProps): ReactElement {
  return <CodeGroup label={useText()('Request')} {...props} className={joinClass('octavo-request-example', props)} />;
}

/** Responses of an endpoint; the layout may set them beside the text. */
export function ResponseExample(props: CodeGroupProps): ReactElement {
  return <CodeGroup label={useText()('Response')} {...props} className={joinClass('octavo-response-example', props)} />;
}

function joinClass(own: string, { className }: CodeGroupProps): string {
  return className ? `${own} ${className}` : own;
}
