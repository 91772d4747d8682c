import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { createScript } from './create-script.ts';
import { useInDocument } from './use-in-document.ts';

export interface AuthorHtmlProps extends ComponentProps<'div'> {
  /** The name of the element, as the page has it: a `div` by type, for all that take HTML. */
  element: 'div';
}

/** An element whose content an author gives as a string of HTML. Its scripts run as those of a page do: with the document, or here. */
export function AuthorHtml({ element: Element, ...props }: AuthorHtmlProps): ReactElement {
  const { __html: html = '' } = props.dangerouslySetInnerHTML ?? {};
  // Without a script, nothing of it needs React in the browser.
  return /<script/i.test(String(html)) ? <RunningHtml {...props} element={Element} html={String(html)} /> : <Element {...props} />;
}

function RunningHtml({ element: Element, html, ref, ...props }: AuthorHtmlProps & { html: string }): ReactElement {
  const ran = useRef(useInDocument() ? html : undefined);
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  useEffect(() => {
    // React's strict mode comes twice.
    if (ran.current === html) return;
    ran.current = html;
    for (const script of own.current?.querySelectorAll('script') ?? []) {
      const attributes = [...script.attributes].map(({ name, value }): [string, string] => [name, value]);
      script.replaceWith(createScript({ attributes, text: script.text }));
    }
  }, [html]);
  return <Element {...props} ref={own} />;
}
