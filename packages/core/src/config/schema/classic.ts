import * as v from 'valibot';
import type { Config } from '../config.ts';
import { DEFAULT_PAGE_MENU } from '../default-page-menu.ts';
import { resolveIntegrations } from '../integrations.ts';
import { CLASSIC_THEMES, THEMES } from '../themes.ts';
import { addressesSchema } from './addresses.ts';
import { analyticsEntries } from './analytics.ts';
import { anchorSchema, topAnchorSchema } from './anchors.ts';
import { apiSchema } from './api.ts';
import { appearanceEntries } from './appearance.ts';
import { DEFAULT_PRIMARY } from './color.ts';
import { colorsSchema } from './colors.ts';
import { optionalText, text } from './field.ts';
import { footerSchema, socialsSchema } from './footer.ts';
import { faviconSchema, logoSchema } from './images.ts';
import { feedbackSchema, modeToggleSchema, searchSchema } from './interface.ts';
import { keepJson } from './keep-json.ts';
import { navigationSchema } from './navigation.ts';
import { openapiSchema } from './openapi.ts';
import { redirectSchema } from './redirect.ts';
import { resolveLook } from './resolve-look.ts';
import { primaryTabSchema, tabSchema } from './tabs.ts';
import { topbarCtaButtonSchema, topbarLinkSchema } from './topbar.ts';
import { untrustedSchema } from './untrusted.ts';
import { versionsSchema } from './versions.ts';

/** Fields beyond the specification: a mistake in them is never worse than a warning. */
export const EXTRA_ENTRIES = { ...appearanceEntries, ...analyticsEntries };

const fields = v.object({
  $schema: optionalText('URL of this schema, for completion in editors.'),
  name: text('Name of the project, used as the title of the site.'),
  description: optionalText('Description of the site, for search engines.'),
  navigation: navigationSchema,
  logo: v.exactOptional(logoSchema),
  favicon: v.exactOptional(faviconSchema),
  colors: v.exactOptional(colorsSchema),
  topbarLinks: v.exactOptional(v.pipe(v.array(topbarLinkSchema), v.description('Links in the top bar.')), []),
  topbarCtaButton: v.exactOptional(topbarCtaButtonSchema),
  versions: v.exactOptional(versionsSchema, []),
  anchors: v.exactOptional(v.pipe(v.array(anchorSchema), v.description('Sections of the docs with a link in the sidebar.')), []),
  topAnchor: v.exactOptional(topAnchorSchema, {}),
  tabs: v.exactOptional(v.pipe(v.array(tabSchema), v.description('Tabs at the top of the docs.')), []),
  primaryTab: v.exactOptional(primaryTabSchema, {}),
  api: v.exactOptional(apiSchema, {}),
  openapi: v.exactOptional(openapiSchema, []),
  footerSocials: v.exactOptional(socialsSchema, []),
  footer: v.exactOptional(footerSchema, {}),
  feedback: v.exactOptional(feedbackSchema, {}),
  modeToggle: v.exactOptional(modeToggleSchema, {}),
  backgroundImage: optionalText('Path of an image behind every page.'),
  redirects: v.exactOptional(v.pipe(v.array(redirectSchema), v.description('Redirects from old paths to new ones.')), []),
  search: v.exactOptional(searchSchema, {}),
  untrusted: v.exactOptional(untrustedSchema, []),
  addresses: v.exactOptional(addressesSchema),
  ...EXTRA_ENTRIES,
});

/** The classic shape of `docs.json`, from what is written to the config with every default filled in. */
export const classicSchema: v.GenericSchema<unknown, Config> = v.pipe(
  fields,
  v.description('The configuration of a documentation site.'),
  v.transform(resolveClassic),
);

function resolveClassic(given: v.InferOutput<typeof fields>): Config {
  const { $schema: _schema, name, navigation, logo, favicon, colors, footer, footerSocials, ...rest } = given;
  const isNew = ({ type }: { type: string }): boolean => footerSocials.every((social) => social.type !== type);
  return {
    name,
    navigation,
    divisions: [],
    globals: [],
    variables: {},
    ...(rest.description === undefined ? {} : { description: rest.description }),
    ...(logo === undefined ? {} : { logo }),
    ...(favicon === undefined ? {} : { favicon }),
    colors: colors ?? { primary: DEFAULT_PRIMARY, light: DEFAULT_PRIMARY, dark: DEFAULT_PRIMARY },
    topbarLinks: rest.topbarLinks,
    ...(rest.topbarCtaButton === undefined ? {} : { topbarCtaButton: rest.topbarCtaButton }),
    versions: rest.versions,
    anchors: rest.anchors,
    topAnchor: rest.topAnchor,
    tabs: rest.tabs,
    primaryTab: rest.primaryTab,
    api: rest.api,
    openapi: rest.openapi,
    footerSocials: [...footerSocials, ...footer.socials.filter(isNew)],
    footerLinks: footer.links,
    feedback: rest.feedback,
    modeToggle: rest.modeToggle,
    ...(rest.backgroundImage === undefined ? {} : { backgroundImage: rest.backgroundImage }),
    contextual: DEFAULT_PAGE_MENU,
    untrusted: rest.untrusted,
    ...(rest.addresses === 'tidy' && { hasTidyAddresses: true as const }),
    redirects: rest.redirects,
    search: rest.search,
    look: resolveLook(rest, THEMES[CLASSIC_THEMES[rest.theme ?? 'venus']]),
    thumbnails: {},
    metadata: Object.fromEntries(Object.entries(rest.metadata ?? {}).map(([tag, content]) => [tag, String(content)])),
    seo: { indexHiddenPages: rest.seo?.indexHiddenPages ?? false },
    integrations: resolveIntegrations(keepJson(rest.analytics), keepJson(rest.integrations)),
    extra: {},
  };
}
