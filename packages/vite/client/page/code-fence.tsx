import type { ElementType, ReactElement } from 'react';
import { useMDXComponents } from './mdx-components.ts';

/** A fence in a page that has a component of its own named CodeBlock: shown by that of the site all the same. */
export function CodeFence(props: Record<string, unknown>): ReactElement {
  const { CodeBlock = 'pre' } = useMDXComponents() as { CodeBlock?: ElementType };
  return <CodeBlock {...props} />;
}
