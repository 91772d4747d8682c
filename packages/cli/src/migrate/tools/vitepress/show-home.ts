import { readFrontmatter } from '@octavo/core/internal';
import { asList, asObject, asText } from '../../read-value.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { writeAttribute } from '../../write-attribute.ts';
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
    const { title, details, link, icon } = asObject(one);
    const head = [
      writeAttribute('title', asText(title) ?? ''),
      writeAttribute('icon', asText(icon) ?? pictureOf(icon)?.src),
      writeAttribute('href', asText(link)),
    ];
    return `  <Card${head.join('')}>\n    ${(asText(details) ?? '').trim().replaceAll('\n', '\n    ')}\n  </Card>`;
  });
  const picture = pictureOf(hero['image']);
  // Where the page has a title or a description of its own, they stand above its text.
  const slogan = [
    ...(data['title'] === undefined || name === undefined || data['title'] === name ? [] : [name]),
    ...(data['description'] === undefined ? [] : tagline.filter((one) => one !== data['description'])),
  ];
  const parts = [
    ...(slogan.length > 0 ? [slogan.join('. ')] : []),
    ...(actions.length > 0 ? [actions.join(' · ')] : []),
    ...(picture === undefined ? [] : [`<img src="${picture.src}"${writeAttribute('alt', picture.alt)} width="400" />`]),
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

/** A picture of the home page: its address, or those for light and dark, of which the first is taken. */
function pictureOf(value: unknown): { src: string; alt: string } | undefined {
  const { src, light, alt } = asObject(value);
  const address = asText(value) ?? asText(src) ?? asText(light);
  return address === undefined ? undefined : { src: address, alt: asText(alt) ?? '' };
}
