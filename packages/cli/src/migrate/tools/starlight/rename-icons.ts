import { editProse } from '../../text/edit-prose.ts';
import type { PageScope } from '../../tool.ts';

/** Starlight's own names of icons, where no library of ours has them. */
const ICONS: Readonly<Record<string, string>> = {
  'up-arrow': 'arrow-up',
  'down-arrow': 'arrow-down',
  'up-caret': 'caret-up',
  'down-caret': 'caret-down',
  'left-caret': 'caret-left',
  'right-caret': 'caret-right',
  'add-document': 'file-circle-plus',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  'cloud-download': 'cloud-arrow-down',
  'comment-alt': 'comment',
  alpine: 'alpinedotjs',
  document: 'file',
  email: 'envelope',
  error: 'circle-xmark',
  external: 'arrow-up-right-from-square',
  'forward-slash': 'slash',
  information: 'circle-info',
  'left-arrow': 'arrow-left',
  'link-alt': 'link',
  'list-format': 'list',
  magnifier: 'magnifying-glass',
  nix: 'nixos',
  'open-book': 'book-open',
  padlock: 'lock',
  puzzle: 'puzzle-piece',
  random: 'shuffle',
  'right-arrow': 'arrow-right',
  setting: 'gear',
  starlight: 'star',
  translate: 'language',
  warning: 'triangle-exclamation',
  'x.com': 'x-twitter',
  zed: 'zedindustries',
  'seti:audio': 'file-audio',
  'seti:config': 'gear',
  'seti:db': 'database',
  'seti:default': 'file',
  'seti:godot': 'godotengine',
  'seti:rollup': 'rollupdotjs',
  'seti:tsconfig': 'typescript',
  'seti:wasm': 'webassembly',
  'seti:word': 'file-word',
  'seti:xls': 'file-excel',
};

/** Kinds of files of which no library of ours has a picture. */
const CODE =
  /^seti:(?:argdown|asm|bicep|bsl|cake_php|coldfusion|code-climate|code-search|crystal_embedded|cu|elixir_script|f-sharp|grails|hacklang|haml|happenings|hex|ignored|illustrator|jade|karma|liquid|livescript|makefile|mdo|mustache|odata|pddl|photoshop|plan|prolog|sbt|slim|smarty|sublime|todo|wat|wgt|yml)$/;

/** `<Card icon="setting">` and `<Icon name="setting">` -> what the same icon is called here; `astro-icon` has drawings of the site's own, too. */
export function renameIcons(text: string, { site }: Pick<PageScope, 'site'>): string {
  const drawings = new Map(site.assets.map(({ file, target }) => [file, target]));
  const tag = /(<(?:Card|LinkCard|Icon|Tab|TabItem|LinkButton)\b[^<>]*?\s(?:icon|name)=)(["'])([\w./:-]+)\2/g;
  return editProse(text, tag, ({ groups: [, before = '', quote = '', name = ''] }) => {
    const drawing = drawings.get(`src/icons/${name}.svg`);
    const meant = drawing === undefined ? (ICONS[name] ?? (CODE.test(name) ? 'file-code' : undefined)) : `/${drawing}`;
    return meant === undefined ? undefined : `${before}${quote}${meant}${quote}`;
  });
}
