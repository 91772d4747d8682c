import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import type { ApiContentText } from './api-content.tsx';

type DivProps = ComponentProps<'div'>;

/*
 * The compiler sets a page's examples beside its text, in elements of fixed classes. An API page has a place of its own for examples: its
 * text is rendered twice, once for each, with one of these instead of `div`.
 */

/** A page of an API that has a place for examples. */
type ApiPageComponent<Data> = ComponentType<{ data: Data; examples?: ReactNode; children?: ReactNode }>;

/** Draws a page of an API around the author's text, whose examples stand in the page's place for them. */
export function renderBeside<Data extends object>(
  Page: ApiPageComponent<Data>,
  { data, text, Text }: { data: Data; text: ReactNode; Text: ApiContentText | undefined },
): ReactElement {
  if (Text === undefined || !('ownExamples' in data)) return <Page data={data}>{text}</Page>;
  return (
    <Page data={data} examples={<Text components={{ div: ExamplesDiv }} />}>
      <Text components={{ div: TextDiv }} />
    </Page>
  );
}

/** The text without its examples. */
function TextDiv({ className, ...rest }: DivProps): ReactElement | null {
  if (className === 'octavo-beside-examples') return null;
  const isPart = className === 'octavo-beside' || className?.startsWith('octavo-beside-text');
  return isPart ? <>{rest.children}</> : <div className={className} {...rest} />;
}

/** The examples without the text. */
function ExamplesDiv({ className = '', ...rest }: DivProps): ReactElement | null {
  if (className === 'octavo-beside' || className === 'octavo-beside-examples') return <>{rest.children}</>;
  return className.startsWith('octavo-beside-text') ? null : <div className={className} {...rest} />;
}
