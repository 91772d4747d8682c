import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { createScript } from './create-script.ts';
import type { ScriptParts } from './create-script.ts';
import { useInDocument } from './use-in-document.ts';

/**
 * A `<script>` of the author's, in a page. It runs once each time its page is opened: with the document where the page is prerendered, else
 * it is put into the document here, since what React creates never runs.
 */
export function AuthorScript(props: ComponentProps<'script'>): ReactElement {
  return useInDocument() ? <script {...props} suppressHydrationWarning /> : <CreatedScript {...props} />;
}

function CreatedScript(props: ComponentProps<'script'>): ReactElement {
  // It may stand wherever a script may.
  const place = useRef<HTMLTemplateElement>(null);
  const ran = useRef<string>(undefined);
  const source = JSON.stringify(readSource(props));
  useEffect(() => {
    // React's strict mode comes twice.
    if (ran.current === source) return undefined;
    ran.current = source;
    const script = createScript(JSON.parse(source));
    place.current?.after(script);
    return () => script.remove();
  }, [source]);
  return <template ref={place} />;
}

function readSource({ children, dangerouslySetInnerHTML, ...props }: ComponentProps<'script'>): ScriptParts {
  const attributes = Object.entries(props).flatMap(([name, value]: [string, unknown]): ScriptParts['attributes'] =>
    value === true || typeof value === 'string' || typeof value === 'number'
      ? [[name === 'className' ? 'class' : name.toLowerCase(), value === true ? '' : String(value)]]
      : [],
  );
  const text = Array.isArray(children) ? children.join('') : typeof children === 'string' ? children : '';
  const { __html: html = '' } = dangerouslySetInnerHTML ?? {};
  return { attributes, text: text === '' ? String(html) : text };
}
