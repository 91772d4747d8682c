import { useEffect, useLayoutEffect, useRef } from 'react';
import { createTag, findTag } from './use-meta-tags.ts';

/** What the docs show in the head. */
export interface ShownHead {
  title: string;
  description: string | undefined;
  /** True until the first page has arrived: the head is still the app's. */
  isLoading: boolean;
  isEmbedded: boolean;
}

/**
 * Gives back the head of another app's document when the reader leaves the docs: the title and the description that stood there when they
 * came. What the app has set since is the app's.
 */
export function useHostHead({ title, description, isLoading, isEmbedded }: ShownHead): void {
  const shown = useRef<Pick<ShownHead, 'title' | 'description'>>(undefined);
  useEffect(() => {
    if (!isLoading) shown.current = { title, description };
  }, [title, description, isLoading]);
  useLayoutEffect(() => {
    if (!isEmbedded) return undefined;
    const before = { title: document.title, description: findTag('description')?.content };
    return () => {
      if (document.title === shown.current?.title) document.title = before.title;
      const tag = findTag('description');
      if (shown.current === undefined || tag?.content !== shown.current.description) return;
      if (before.description === undefined) tag?.remove();
      else (tag ?? createTag('description')).content = before.description;
    };
  }, [isEmbedded]);
}
