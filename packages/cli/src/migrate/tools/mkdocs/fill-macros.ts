import { readFrontmatter } from '@octavo/core/internal';
import { asList, asObject } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import { editProse } from '../../text/edit-prose.ts';
import type { Codemod } from '../../tool.ts';

/** `{{ name }}` of the macros plugin is put in where it is a plain value of the config or the page; what else it would compute is named. */
export const fillMacros: Codemod = (text, { page, site, source, note }) => {
  if (!text.includes('{{')) return text;
  const config = readYaml(source.read(site.configFiles[0] ?? ''));
  if (!asList(config['plugins']).some((one) => one === 'macros' || asObject(one)['macros'] !== undefined)) return text;
  const { data } = readFrontmatter(text, page.file);
  const known = { ...asObject(config['extra']), config, page: { meta: data } };
  return editProse(text, /\{\{-?\s*([^{}\n]*?)\s*-?\}\}/g, ({ groups: [whole = '', name = ''], offset }) => {
    const value = name.split('.').reduce<unknown>((found, key) => asObject(found)[key], known);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    note({ kind: 'by-hand', isOwnCode: true, what: 'macro', message: `\`${whole}\` is written by a program.` }, offset);
    return undefined;
  });
};
