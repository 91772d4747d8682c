import { editProse } from '../../text/edit-prose.ts';

/** Starlight's own names of icons, where no library of ours has them. */
const ICONS: Readonly<Record<string, string>> = {
  'add-document': 'file-circle-plus',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  'cloud-download': 'cloud-arrow-down',
  'comment-alt': 'comment',
  document: 'file',
  email: 'envelope',
  error: 'circle-xmark',
  external: 'arrow-up-right-from-square',
  information: 'circle-info',
  'left-arrow': 'arrow-left',
  'list-format': 'list',
  magnifier: 'magnifying-glass',
  'open-book': 'book-open',
  puzzle: 'puzzle-piece',
  random: 'shuffle',
  'right-arrow': 'arrow-right',
  setting: 'gear',
  translate: 'language',
  warning: 'triangle-exclamation',
};

/** `<Card icon="setting">` and `<Icon name="setting">` -> what the same icon is called here. */
export function renameIcons(text: string): string {
  const tag = /(<(?:Card|LinkCard|Icon|Tab|TabItem|LinkButton)\b[^<>]*?\s(?:icon|name)=)(["'])([\w-]+)\2/g;
  return editProse(text, tag, ({ groups: [, before = '', quote = '', name = ''] }) => {
    const meant = ICONS[name];
    return meant === undefined ? undefined : `${before}${quote}${meant}${quote}`;
  });
}
