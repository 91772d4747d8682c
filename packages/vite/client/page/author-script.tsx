import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactElement } from 'react';

/**
 * A `<script>` of the author's, in a page. It runs once each time its page is opened: with the document where the page is prerendered, else
 * it is put into the document here, since what React creates never runs.
 */
export function AuthorScript(props: ComponentProps<'script'>): ReactElement {
  const isInDocument = useSyncExternalStore(subscribe, isCreated, isPrerendered);
  const [wasInDocument] = useState(isInDocument);
  return wasInDocument ? <script {...props} suppressHydrationWarning /> : <CreatedScript {...props} />;
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

/** What a script is made of: its attributes as HTML has them, and its text. */
interface ScriptSource {
  attributes: [name: string, value: string][];
  text: string;
}

function readSource({ children, dangerouslySetInnerHTML, ...props }: ComponentProps<'script'>): ScriptSource {
  const attributes = Object.entries(props).flatMap(([name, value]: [string, unknown]): ScriptSource['attributes'] =>
    value === true || typeof value === 'string' || typeof value === 'number'
      ? [[name === 'className' ? 'class' : name.toLowerCase(), value === true ? '' : String(value)]]
      : [],
  );
  const text = Array.isArray(children) ? children.join('') : typeof children === 'string' ? children : '';
  const { __html: html = '' } = dangerouslySetInnerHTML ?? {};
  return { attributes, text: text === '' ? String(html) : text };
}

function createScript({ attributes, text }: ScriptSource): HTMLScriptElement {
  const script = document.createElement('script');
  // In the order of the page, as in a document; but for those that do not care.
  script.async = false;
  for (const [name, value] of attributes) script.setAttribute(name, value);
  script.textContent = text;
  return script;
}

function subscribe(): () => void {
  return () => undefined;
}

function isCreated(): boolean {
  return false;
}

function isPrerendered(): boolean {
  return true;
}
