import { Docs } from 'virtual:octavo/app';
// @ts-expect-error The module has no such export: it is not typed as anything at all.
import { Nothing } from 'virtual:octavo/app';

type DocsProps = Parameters<typeof Docs>[0];

/** What an app may hand to the docs: a hook that gives the path and the way to another one. */
export const routed: DocsProps = { hook: () => ['/docs', () => undefined] };

// @ts-expect-error The hook is a function.
export const wrong: DocsProps = { hook: '/docs' };

export { Docs, Nothing };
