import { useEffect } from 'react';
import type { PageData } from '@octavo/theme';

const MARK = 'data-octavo-head';

/** Keeps the elements that extensions put into the document's head true to the page; what stays the same is left as it is. */
export function useHeadTags(tags: PageData['head'], isLoading: boolean): void {
  const text = JSON.stringify(tags ?? []);
  useEffect(() => {
    if (isLoading) return;
    const wanted: NonNullable<PageData['head']> = JSON.parse(text);
    const elements = wanted.map(createElement);
    const shown = [...document.head.querySelectorAll(`[${MARK}]`)];
    const left = shown.filter((one) => !elements.some((element) => element.isEqualNode(one)));
    for (const element of left) element.remove();
    document.head.append(...elements.filter((element) => !shown.some((one) => element.isEqualNode(one))));
  }, [text, isLoading]);
}

function createElement({ tag, attributes = {}, content = '' }: NonNullable<PageData['head']>[number]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [MARK]: '' })) if (value !== undefined) element.setAttribute(name, value);
  if (content !== '') element.textContent = content;
  return element;
}
