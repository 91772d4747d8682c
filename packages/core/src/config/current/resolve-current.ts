import type { Config } from '../config.ts';
import { DEFAULT_PAGE_MENU } from '../default-page-menu.ts';
import { DEFAULT_PRIMARY } from '../schema/color.ts';
import { DEFAULT_BACKGROUND } from '../schema/colors.ts';
import { resolveIntegrations } from '../integrations.ts';
import { keepJson } from '../schema/keep-json.ts';
import { joinApiFiles } from './join-api-files.ts';
import { resolveCurrentApi } from './resolve-api.ts';
import { resolveCurrentLook, resolveThumbnails } from './resolve-look.ts';
import type { CurrentFields } from './schema/fields.ts';

/** What nothing shows yet, kept as it is written. */
const UNUSED = ['public', 'icons'] as const;

/** Makes the config of the current shape, every default filled in. */
export function resolveCurrent(written: CurrentFields): Config {
  const {
    name,
    description,
    navigation,
    logo,
    favicon,
    navbar,
    footer,
    banner,
    contextual = DEFAULT_PAGE_MENU,
    redirects,
    search,
    seo,
    variables,
    integrations,
  } = written;
  const { api, ...apiExtra } = resolveCurrentApi(written.api ?? {});
  const { openapi: apis } = joinApiFiles(written.api ?? {});
  const service = navigation.openapi?.service ?? apis?.service;
  const folder = navigation.openapi?.directory ?? apis?.directory;
  const notFound = written.errors?.['404'];
  const image = resolveImage(written.background?.image);
  const folders = { ...apis?.folders, ...navigation.openapi?.folders };
  const mode = written.appearance?.default ?? 'system';
  const { look, codeThemes, extra: lookExtra } = resolveCurrentLook(written);
  return {
    name,
    navigation: navigation.pages,
    divisions: navigation.divisions,
    globals: navigation.globals,
    ...(description !== undefined && { description }),
    ...(logo && { logo }),
    ...(favicon && { favicon }),
    colors: resolveColors(written),
    topbarLinks: navbar?.topbarLinks ?? [],
    ...(navbar?.topbarCtaButton && { topbarCtaButton: navbar.topbarCtaButton }),
    ...(banner && { banner }),
    ...(contextual.options.length > 0 && { contextual }),
    versions: [],
    anchors: [],
    topAnchor: { icon: 'book-open', iconType: 'duotone' },
    tabs: [],
    primaryTab: { isDefaultHidden: false },
    api,
    openapi: [...(apis?.source ?? []), ...(navigation.openapi?.source ?? [])],
    ...(folder !== undefined && { openapiFolder: folder }),
    ...(Object.keys(folders).length > 0 && { openapiFolders: folders }),
    ...(service && { graphqlService: service }),
    footerSocials: footer?.footerSocials ?? [],
    footerLinks: footer?.footerLinks ?? [],
    feedback: written.feedback ?? { suggestEdit: false, raiseIssue: false, thumbsRating: false },
    modeToggle: { ...(mode !== 'system' && { default: mode }), isHidden: written.appearance?.strict ?? false },
    ...(image && { backgroundImage: image.light, ...(image.dark !== image.light && { backgroundImageDark: image.dark }) }),
    ...(notFound && { notFound: resolveNotFound(notFound) }),
    ...(written.interaction?.drilldown === true && { drilldown: true }),
    ...(written.metadata?.timestamp === true && { timestamp: true }),
    variables: Object.fromEntries(Object.entries(variables ?? {}).map(([key, value]) => [key, String(value)])),
    untrusted: written.untrusted,
    ...(written.addresses === 'tidy' && { hasTidyAddresses: true as const }),
    redirects,
    search: search ?? {},
    look,
    thumbnails: resolveThumbnails(written),
    ...(codeThemes && { codeThemes }),
    integrations: resolveIntegrations(keepJson(integrations)),
    metadata: Object.fromEntries(Object.entries(seo?.metatags ?? {}).map(([tag, content]) => [tag, String(content)])),
    seo: { indexHiddenPages: seo?.indexing === 'all' },
    // Loosely validated: what was read from JSON is still all there, and still JSON.
    extra: {
      ...Object.fromEntries(UNUSED.flatMap((key) => (written[key] === undefined ? [] : [[key, written[key]]]))),
      ...lookExtra,
      ...apiExtra,
    },
  };
}

function resolveColors({ colors, background }: CurrentFields): Config['colors'] {
  const { primary, light = primary, dark = primary, anchors } = colors ?? { primary: DEFAULT_PRIMARY, anchors: undefined };
  const color = background?.color;
  const isColored = color?.light !== undefined || color?.dark !== undefined;
  return {
    primary,
    light,
    dark,
    ...(anchors !== undefined && { anchors }),
    ...(isColored && { background: { ...DEFAULT_BACKGROUND, ...color } }),
  };
}

function resolveImage(image: string | { light?: string; dark?: string } | undefined): { light: string; dark: string } | undefined {
  const { light, dark } = typeof image === 'string' ? { light: image, dark: image } : (image ?? {});
  const either = light ?? dark;
  return either === undefined ? undefined : { light: either, dark: dark ?? either };
}

function resolveNotFound({
  redirect,
  title,
  description,
}: {
  redirect: boolean;
  title?: string;
  description?: string;
}): NonNullable<Config['notFound']> {
  return { isRedirect: redirect, ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}
