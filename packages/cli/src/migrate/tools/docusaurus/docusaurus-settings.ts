import path from 'node:path';
import { isExternalUrl } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import type { ComposedSettings } from '../../compose-settings.ts';
import { readThemeSheets } from '../../read-theme-sheets.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';

/** Reads what a Docusaurus site says of itself as a whole: names, colours, the top bar, the footer. */
export function readSettings(config: Readonly<Record<string, unknown>>, source: OldSource): ComposedSettings {
  const theme = asObject(config['themeConfig']);
  const navbar = asObject(theme['navbar']);
  const logo = asObject(navbar['logo']);
  const preset = asObject(asList(asList(config['presets'])[0])[1]);
  const [light, dark] = [asText(logo['src']), asText(logo['srcDark'])];
  const items = asList(navbar['items']).map(asObject);
  const links = items.flatMap(({ label, href }) =>
    typeof label === 'string' && typeof href === 'string' && isExternalUrl(href) && !/github\.com/.test(href) ? [{ label, href }] : [],
  );
  const github = items.map(({ href }) => asText(href)).find((href) => href !== undefined && /github\.com/.test(href));
  const footer = asList(asObject(theme['footer'])['links'])
    .map(asObject)
    .flatMap(({ title, items: below }) => {
      const entries = asList(below)
        .map(asObject)
        .flatMap(({ label, href, to }) => {
          const address = asText(href) ?? (asText(to) === undefined ? undefined : toRoot(asText(to) ?? ''));
          return typeof label === 'string' && address !== undefined ? [{ label, href: address }] : [];
        });
      return typeof title === 'string' && entries.length > 0 ? [{ header: title, items: entries }] : [];
    });
  const image = asText(theme['image']);
  const gtag = [asObject(preset['gtag'])['trackingID']].flat().find((one) => typeof one === 'string');
  const tagManager = asText(asObject(preset['googleTagManager'])['containerId']);
  const mode = asText(asObject(theme['colorMode'])['defaultMode']);
  const banner = asText(asObject(theme['announcementBar'])['content']);
  const sheets = readThemeSheets(asObject(preset['theme'])['customCss'], { source, variable: '--ifm-color-primary' });
  const { settings, notes } = composeSettings({
    name: asText(config['title']),
    description: asText(config['tagline']),
    logo: light === undefined ? undefined : dark === undefined ? toRoot(light) : { light: toRoot(light), dark: toRoot(dark) },
    favicon: asText(config['favicon']) === undefined ? undefined : toRoot(asText(config['favicon']) ?? ''),
    primary: sheets.primary,
    address: asText(config['url']),
    base: asText(config['baseUrl']),
    links,
    socials: github === undefined ? [] : [{ type: 'github', url: github }],
    footer,
    hasEditLink: asObject(preset['docs'])['editUrl'] !== undefined,
    hasTimestamp: asObject(preset['docs'])['showLastUpdateTime'] === true,
    metatags: image === undefined ? {} : { 'og:image': toRoot(image) },
    appearance: mode === 'dark' ? 'dark' : mode === 'light' ? 'light' : undefined,
    banner: banner?.replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)').replaceAll(/<[^>]+>/g, ''),
    integrations: {
      ...(typeof gtag === 'string' && gtag.startsWith('G-') && { ga4: { measurementId: gtag } }),
      ...(tagManager !== undefined && { gtm: { tagId: tagManager } }),
    },
    scripts: listScripts(config),
    otherAnalytics: typeof gtag === 'string' && !gtag.startsWith('G-') ? [`Google Analytics ${gtag}`] : [],
  });
  return { settings, notes: [...notes, ...sheets.notes] };
}

/** `scripts`, and those of `headTags`; a plugin for a service counts as its script. */
function listScripts(config: Readonly<Record<string, unknown>>): string[] {
  const tags = asList(config['headTags']).map(asObject);
  const plugins = asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
    return typeof name === 'string' && /plausible|posthog|fathom|hotjar|clarity|segment|gtag|google|matomo|umami|analytics/i.test(name)
      ? [`${name} ${writeAttributes(options)}`]
      : [];
  });
  return [
    ...asList(config['scripts']).map(writeAttributes),
    ...tags
      .filter(({ tagName }) => tagName === 'script')
      .map(({ attributes, innerHTML }) => `${writeAttributes(attributes)} ${asText(innerHTML) ?? ''}`),
    ...plugins,
  ];
}

/** An element or options as one text. */
function writeAttributes(one: unknown): string {
  if (typeof one === 'string') return one;
  const parts = Object.entries(asObject(one)).flat();
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

function toRoot(file: string): string {
  return isExternalUrl(file) ? file : path.posix.join('/', file);
}
