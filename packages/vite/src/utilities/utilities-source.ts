/** Where generated rules stand: the layers of the theme, with ours last, or no layer and the weight of the theme's unlayered sheet. */
export interface UtilitiesScope {
  isLayered: boolean;
}

/** Names of the hosted original's palette, as tokens of the theme, which follow the mode by themselves. */
const COLORS = {
  primary: '--octavo-color-primary',
  'primary-light': '--octavo-color-primary',
  'primary-dark': '--octavo-color-button',
  'background-light': '--octavo-color-background',
  'background-dark': '--octavo-color-background',
} as const;

const LAYERS = ['reset', 'base', 'layout', 'components', 'utilities'].map((name) => `octavo.${name}`);

/** `dark:` is the colour mode of the site: the attribute, else, where no script has written it, the system. */
const DARK = `@custom-variant dark {
  &:where([data-octavo-mode='dark'] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-octavo-mode]) .octavo:not([data-octavo-mode]) *) { @slot; }
  }
}`;

/** Matches every element and weighs as much as an id. The theme's unlayered sheet has it once for its reset and four times at most. */
const NO_ID = String.raw`:not(#\#)`;

const EVERYTHING = ':where(*, ::before, ::after)';

/** A border's colour where none is named. Authors expect a quiet one, not the colour of the text. */
const BORDER = '{ border-color: var(--octavo-color-border); }';

/**
 * Writes the style sheet that Tailwind fills: its own theme with every value inlined, so that no variable is declared which a host could
 * have too; the utilities under our root; no reset.
 *
 * Outside of layers they are important: other frameworks have classes of the same names that are, and `p-4` has to mean the same wherever
 * the docs are shown.
 */
export function createUtilitiesSource(theme: string, { isLayered }: UtilitiesScope): string {
  const colors = Object.entries(COLORS).map(([name, token]) => `--color-${name}: var(${token});`);
  return [
    inlineTheme(theme),
    `@theme inline { ${colors.join(' ')} }`,
    DARK,
    ...(isLayered
      ? [
          `@layer ${LAYERS.join(', ')};`,
          `@layer octavo.reset { .octavo ${EVERYTHING} ${BORDER} }`,
          '@layer octavo.utilities { .octavo { @tailwind utilities; } }',
        ]
      : [`.octavo${NO_ID} ${EVERYTHING} ${BORDER}`, `@media important { .octavo${NO_ID.repeat(5)} { @tailwind utilities; } }`]),
  ].join('\n');
}

/** Animations get a name of ours: keyframes have no scope. */
function inlineTheme(theme: string): string {
  return theme
    .replaceAll('@theme default {', '@theme default inline {')
    .replaceAll(/@keyframes (?=\w)/g, '@keyframes octavo-')
    .replaceAll(/(--animate-\w+:\s*)(?=\w)/g, '$1octavo-');
}
