import { useEffect } from 'react';
import type { SiteData } from '@octavo/theme';

/** Runs the author's scripts once per document, in order, after the page can be used. One that is edited needs a fresh document. */
export function useScripts(scripts: SiteData['scripts'] = NONE): void {
  const list = scripts.join('\n');
  useEffect(() => {
    const found = [...document.head.querySelectorAll<HTMLScriptElement>('script[data-octavo-script]')];
    for (const url of list.split('\n').filter(Boolean)) {
      if (found.some((script) => script.getAttribute('src') === url)) continue;
      if (found.some((script) => pathOf(script.getAttribute('src') ?? '') === pathOf(url))) return location.reload();
      const script = document.createElement('script');
      script.dataset['octavoScript'] = '';
      script.async = false;
      script.setAttribute('src', url);
      document.head.append(script);
    }
  }, [list]);
}

const NONE: string[] = [];

/** Without the version that the address carries. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/, '');
}
