/// <reference types="@octavo/vite/mdx" />

/** What an editor checks in a page. */
type CardProps = Parameters<MDXProvidedComponents['Card']>[0];

export const card: CardProps = { title: 'Tides', href: '/tides' };
// @ts-expect-error A card has no such prop.
export const wrong: CardProps = { title: 'Tides', tilte: 'Tides' };
