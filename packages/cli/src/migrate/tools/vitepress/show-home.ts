import { readFrontmatter } from '@octavo/core/internal';
import { asList, asObject, asText } from '../../read-value.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import type { Codemod } from '../../tool.ts';

/** Shows a home page (`layout: home`) by cards: its hero is the title, its actions and features are cards. */
export const showHome: Codemod = (text, { page }) => {
  const { data, body } = readFrontmatter(text, page.file);
  if (data['layout'] !== 'home') return text;
  const hero = asObject(data['hero']);
  const name = asText(hero['name']) ?? asText(hero['text']);
  const tagline = [asText(hero['name']) === undefined ? undefined : asText(hero['text']), asText(hero['tagline'])].filter(
    (one) => one !== undefined,
  );
  const actions = asList(hero['actions']).flatMap((one) => {
    const { text: label, link } = asObject(one);
    return typeof label === 'string' && typeof link === 'string' ? [`[${label}](${link})`] : [];
  });
  const features = asList(data['features']).map((one) => {
    const { title, details, link } = asObject(one);
    const href = asText(link) === undefined ? '' : ` href=${JSON.stringify(link)}`;
    return `  <Card title=${quote(asText(title) ?? '')}${href}>\n    ${(asText(details) ?? '').trim().replaceAll('\n', '\n    ')}\n  </Card>`;
  });
  const parts = [
    ...(actions.length > 0 ? [actions.join(' · ')] : []),
    ...(features.length > 0 ? [`<CardGroup cols={${features.length === 2 ? 2 : 3}}>\n${features.join('\n')}\n</CardGroup>`] : []),
    ...(body.trim() === '' ? [] : [body.trim()]),
  ];
  const edited = editFrontmatter(text, () => ({
    layout: undefined,
    hero: undefined,
    features: undefined,
    ...(data['title'] === undefined && name !== undefined && { title: name }),
    ...(data['description'] === undefined && tagline.length > 0 && { description: tagline.join('. ') }),
  }));
  const head = /^---\n[\s\S]*?\n---\n/.exec(edited)?.[0] ?? '';
  return `${head}\n${parts.join('\n\n')}\n`;
};

function quote(value: string): string {
  return value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`;
}
