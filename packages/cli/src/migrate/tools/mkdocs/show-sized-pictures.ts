import { editProse } from '../../text/edit-prose.ts';
import { writeAttribute } from '../../write-attribute.ts';

/** `![alt](a.png "title"){ width="300" }`, and `![alt](a.png#only-dark)`, which one of the two appearances shows. */
const PICTURE = /!\[((?:[^[\]\n]|\[[^\]\n]*\])*)\]\([ \t]*<?([^\s()<>]+)>?(?:[ \t]+"([^"\n]*)")?[ \t]*\)(?:[ \t]*\{:?[ \t]*([^{}\n]*)\})?/g;

/** Writes pictures that have a size, or that are for one appearance, as HTML; others are Markdown here, too. */
export function showSizedPictures(text: string): string {
  return editProse(text, PICTURE, ({ groups: [, alt = '', address = '', title, said = ''] }) => {
    const [, only] = /#(?:only|gh)-(light|dark)(?:-mode-only)?$/.exec(address) ?? [];
    const sizes = ['width', 'height'].map((name) => writeAttribute(name, readSize(said, name))).join('');
    if (only === undefined && sizes === '') return undefined;
    const look = only === undefined ? '' : ` class="${only === 'light' ? 'dark:hidden' : 'hidden dark:block'}"`;
    const source = only === undefined ? address : address.replace(/#.*$/, '');
    return `<img src="${source}" alt="${alt.replaceAll('"', '&quot;')}"${writeAttribute('title', title)}${sizes}${look} />`;
  });
}

/** `width="300"`, `style="width: 50%"` */
function readSize(said: string, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`(?:^|[\\s"';-])(?<!-)${name}(?:=["']?|:\\s*)(?:([\\d.]+%)|([\\d.]+)(?:px)?(?![\\w.%]))`).exec(said) ?? [];
  return quoted ?? bare;
}
