import type { Shims } from './shim.ts';

const LINK = `
/** A link of Next. */
export default function NextLink({ href, as, prefetch, replace, scroll, shallow, locale, passHref, legacyBehavior, onNavigate, ...props }) {
  return <Link {...props} href={typeof href === 'object' && href !== null ? \`\${href.pathname ?? ''}\${href.hash ?? ''}\` : href} />;
}
`;

const IMAGE = `
import { useEffect, useRef } from 'react';

/** A picture of Next, which Octavo shows as it is. One that is there before the page is ready has been loaded as well. */
export default function NextImage({ src, fill, loader, quality, priority, preload, placeholder, blurDataURL, unoptimized, sizes, layout, objectFit, onLoadingComplete, overrideSrc, onLoad, ...props }) {
  const picture = useRef(null);
  useEffect(() => {
    if (picture.current?.complete) onLoad?.({ target: picture.current, currentTarget: picture.current });
  }, []);
  const filling = fill || layout === 'fill' ? { position: 'absolute', inset: 0, width: '100%', height: '100%' } : {};
  return <img ref={picture} onLoad={onLoad} loading={priority ? 'eager' : 'lazy'} {...props} src={typeof src === 'object' ? src?.src : src} style={{ ...filling, ...props.style }} />;
}
`;

const ROUTER = `
import { useEffect, useState } from 'react';
import { usePage } from '@octavo/theme';

function leave(address) {
  location.assign(typeof address === 'object' ? address.pathname : address);
}

/** The router of Next: addresses are those of the page, and each way to another page loads it. */
export function useRouter() {
  const path = usePathname();
  return {
    pathname: path,
    asPath: path,
    route: path,
    query: {},
    isReady: true,
    locales: [],
    push: leave,
    replace: leave,
    back: () => history.back(),
    forward: () => history.forward(),
    refresh: () => location.reload(),
    prefetch: () => Promise.resolve(),
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
  };
}

export function usePathname() {
  return usePage()?.href ?? '/';
}

/** What stands behind \`?\`, known once the page is shown. */
export function useSearchParams() {
  const [params, setParams] = useState(() => new URLSearchParams());
  useEffect(() => setParams(new URLSearchParams(location.search)), []);
  return params;
}

export function useParams() {
  return {};
}

export function redirect(address) {
  if (typeof location !== 'undefined') location.assign(address);
}

export function permanentRedirect(address) {
  redirect(address);
}

export function notFound() {
  return undefined;
}

export default { push: leave, replace: leave };
`;

const DYNAMIC = `
import { useEffect, useState } from 'react';

/** A component that Next loads when it is shown: it appears once it is there. */
export default function dynamic(load, options = {}) {
  const { loading: Loading } = options;
  return function Dynamic(props) {
    const [Part, setPart] = useState();
    useEffect(() => {
      let isHere = true;
      Promise.resolve(typeof load === 'function' ? load() : load).then((module) => isHere && setPart(() => module.default ?? module));
      return () => {
        isHere = false;
      };
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    return Loading === undefined ? null : <Loading isLoading />;
  };
}
`;

const SCRIPT = `
import { useEffect } from 'react';

/** A script of Next, run once the page is shown. */
export default function NextScript({ src, children, strategy, onLoad, onReady, onError, dangerouslySetInnerHTML, ...props }) {
  useEffect(() => {
    const script = document.createElement('script');
    if (src) script.src = src;
    else script.textContent = dangerouslySetInnerHTML?.__html ?? children ?? '';
    script.addEventListener('load', () => {
      onLoad?.();
      onReady?.();
    });
    document.head.append(script);
    return () => script.remove();
  }, [src]);
  return null;
}
`;

const THEMES = `
import { useColorMode } from '@octavo/theme';

/** The colour mode of the page; its switch is in the header. */
export function useTheme() {
  const mode = useColorMode();
  return { theme: mode, resolvedTheme: mode, systemTheme: mode, themes: ['light', 'dark'], setTheme: () => undefined };
}

export function ThemeProvider({ children }) {
  return <>{children}</>;
}
`;

/** Modules of Next, and of what its sites use beside it. */
export const NEXT_SHIMS: Shims = {
  'next/link': LINK,
  'next/image': IMAGE,
  'next/legacy/image': IMAGE,
  'next/navigation': ROUTER,
  'next/router': ROUTER,
  'next/dynamic': DYNAMIC,
  'next/script': SCRIPT,
  'next/head': 'export default function Head() {\n  return null;\n}\n',
  'next-themes': THEMES,
};
