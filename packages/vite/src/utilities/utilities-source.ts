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

/** A border's colour where none is named. Authors expect a quiet one, not the colour of the text. */
const BORDER = '.octavo :where(*, ::before, ::after) { border-color: var(--octavo-color-border); }';

/**
 * Writes the style sheet that Tailwind fills: its own theme with every value inlined, so that no variable is declared which a host could
 * have too; the utilities under our root; no reset.
 */
export function createUtilitiesSource(theme: string, { isLayered }: UtilitiesScope): string {
  const colors = Object.entries(COLORS).map(([name, token]) => `--color-${name}: var(${token});`);
  return [
    ...(isLayered ? [`@layer ${LAYERS.join(', ')};`] : []),
    inlineTheme(theme),
    `@theme inline { ${colors.join(' ')} }`,
    DARK,
    isLayered ? `@layer octavo.reset { ${BORDER} }` : '',
    isLayered ? '@layer octavo.utilities { .octavo { @tailwind utilities; } }' : `.octavo${HEAVY} { @tailwind utilities; }`,
  ].join('\n');
}

/** Heavier than any rule of the theme's unlayered sheet, which stands for its last layer but one. */
const HEAVY = String.raw`:not(#\#)`.repeat(5);

/** Animations get a name of ours: keyframes have no scope. */
function inlineTheme(theme: string): string {
  return theme
    .replaceAll('@theme default {', '@theme default inline {')
    .replaceAll(/@keyframes (?=\w)/g, '@keyframes octavo-')
    .replaceAll(/(--animate-\w+:\s*)(?=\w)/g, '$1octavo-');
}
