import { composeSettings } from '../../compose-settings.ts';
import type { ComposedSettings } from '../../compose-settings.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { TopLink } from './vitepress-navigation.ts';

/** The fields of `docs.json` that a VitePress config has words for. */
export function readVitepressSettings(config: Readonly<Record<string, unknown>>, links: readonly TopLink[]): ComposedSettings {
  const root = asObject(asObject(config['locales'])['root']);
  const theme = { ...asObject(config['themeConfig']), ...asObject(root['themeConfig']) };
  const head = [...asList(config['head']), ...asList(root['head'])].map((one) => asList(one));
  const metas = head.filter(([tag]) => tag === 'meta').map(([, attributes]) => asObject(attributes));
  const icon = head.find(([tag, attributes]) => tag === 'link' && /icon/.test(asText(asObject(attributes)['rel']) ?? ''))?.[1];
  const logo = theme['logo'];
  const pair = asObject(logo);
  const scripts = head
    .filter(([tag]) => tag === 'script')
    .map(([, attributes, body]) =>
      [...Object.entries(asObject(attributes)).flat(), body].filter((one) => typeof one === 'string').join(' '),
    );
  return composeSettings({
    name: asText(config['title']) ?? asText(root['title']),
    description: asText(config['description']) ?? asText(root['description']),
    logo:
      asText(logo) ??
      asText(pair['src']) ??
      (asText(pair['light']) === undefined ? undefined : { light: asText(pair['light']) ?? '', dark: asText(pair['dark']) ?? '' }),
    favicon: asText(asObject(icon)['href']),
    primary: asText(metas.find(({ name }) => name === 'theme-color')?.['content']),
    address: asText(asObject(config['sitemap'])['hostname']),
    base: asText(config['base']),
    links,
    socials: asList(theme['socialLinks']).flatMap((one) => {
      const { icon: type, link } = asObject(one);
      return typeof type === 'string' && typeof link === 'string' ? [{ type, url: link }] : [];
    }),
    hasEditLink: asText(asObject(theme['editLink'])['pattern']) !== undefined,
    hasTimestamp: config['lastUpdated'] === true || theme['lastUpdated'] !== undefined,
    metatags: Object.fromEntries(
      metas.flatMap(({ name, property, content }) => {
        const key = asText(name) ?? asText(property);
        const value = asText(content);
        return key !== undefined && value !== undefined && /^(?:og|twitter):/.test(key) && !/^og:(?:url|title|description)$/.test(key)
          ? [[key, value]]
          : [];
      }),
    ),
    appearance: config['appearance'] === 'dark' ? 'dark' : undefined,
    scripts,
  });
}
