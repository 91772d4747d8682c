import type { Site, SitePage } from '@octavo/core';
import { findBuiltProxy } from '../api/proxy-address.ts';
import type { ProxyPlace } from '../api/proxy-address.ts';
import { createApiData, createOperationData } from './api-data.ts';
import type { SiteProject } from '../site/project.ts';
import type { ApiScope } from './api-data.ts';
import type { ModuleParts } from './module-parts.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/**
 * The content of an API's page: what the API says, with the author's own text where there is some, and the sheet for both. What the API
 * says is a file of its own in a build.
 */
export async function renderApiContent(
  page: SitePage,
  { context, text }: { context: ApiScope & Pick<ModuleParts, 'keepPageFile'>; text: string },
): Promise<string[]> {
  const { href, isGenerated = false } = page;
  const [name, module, sheet] = PARTS[findPart(page)];
  const create = (read: string): string => `${name}(${JSON.stringify(href)}, ${read}${isGenerated ? '' : ', Text'})`;
  const imports = [
    importApiStyles(context, sheet),
    `import { ${name} } from '@octavo/vite/client/page/${module}';`,
    ...(isGenerated ? [] : [`import Text from ${text};`]),
  ];
  const proxy = findProxyWrapper(context);
  if (context.isDev) {
    const api = JSON.stringify(toVirtualId('api', href));
    return [...imports, ...proxy.imports, `import readApi from ${api};`, `export const Content = ${proxy.wrap(create('readApi'))};`];
  }
  const data = await createApiData(page, context);
  const source = context.keepPageFile(href, { extension: 'json', text: JSON.stringify(data ?? null) });
  return [
    ...imports,
    ...proxy.imports,
    `export const source = ${JSON.stringify(source)};`,
    `export const create = (api) => ${proxy.wrap(create('() => api'))};`,
  ];
}

/** What makes the content of a page, its module, and its sheet. */
const PARTS = {
  page: ['createApiPage', 'api-page', 'page'],
  channel: ['createChannelPage', 'channel-page', 'page'],
  graphql: ['createGraphqlPage', 'graphql-page', 'graphql'],
  workflow: ['createWorkflowPage', 'workflow-page', 'workflow'],
} as const;

function findPart({ api }: Pick<SitePage, 'api'>): keyof typeof PARTS {
  return api !== undefined && isPart(api.kind) ? api.kind : 'page';
}

function isPart(kind: string): kind is keyof typeof PARTS {
  return Object.hasOwn(PARTS, kind);
}

/** For the dev server. Large: a text that is parsed where it is shown, which is faster than code. */
export async function renderApi(context: ApiScope, href: string): Promise<string> {
  const page = context.store.site().pages[href];
  const data = page && (await createApiData(page, context));
  return `export default () => JSON.parse(${JSON.stringify(JSON.stringify(data ?? null))});`;
}

/** `Playground GET /routes`: what stands for the component of that name in a page. */
export function renderOperationModule(context: ProxiedScope & Pick<SiteProject, 'mode'>, key: string): string {
  const [name = ''] = key.split(' ');
  const proxy = findProxyWrapper(context);
  const part = `createOperationPart(${JSON.stringify(name)}, ${JSON.stringify(key)}, api)`;
  return [
    importApiStyles(context, 'operation'),
    "import { createOperationPart } from '@octavo/vite/client/page/operation-part';",
    `import api from ${JSON.stringify(toVirtualId('operation-data', key))};`,
    ...proxy.imports,
    `export default ${proxy.wrap(part)};`,
  ].join('\n');
}

/** What an operation that a page shows by its name is drawn from. */
export async function renderOperationData(context: ApiScope, key: string): Promise<string> {
  const [name, ...operation] = key.split(' ');
  const data = await createOperationData(operation.join(' '), context);
  // Who asks for a playground gets one, whatever the site's pages have.
  const shown = data?.kind === 'operation' && name === 'Playground' ? { ...data, playground: 'show' } : data;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(shown ?? null))});`;
}

/** What tells which proxy a page may send through. */
type ProxiedScope = ProxyPlace & Pick<SiteProject, 'isDev'> & { store: { site(): Pick<Site, 'config'> } };

/** What lets the playgrounds of a component send through a proxy, where there is one: the dev server's, or that of the built site. */
function findProxyWrapper({ isDev, store, ...project }: ProxiedScope): { imports: string[]; wrap: (part: string) => string } {
  if (!isDev && findBuiltProxy(project, store.site().config) === undefined) return { imports: [], wrap: (part) => part };
  const [name, module] = isDev ? ['withDevProxy', 'with-dev-proxy'] : ['withSiteProxy', 'with-site-proxy'];
  return { imports: [`import { ${name} } from '@octavo/vite/client/page/${module}';`], wrap: (part) => `${name}(${part})` };
}

/** The playground brings its own sheet, but in an app's own document, where all is taken out of its layers as one. */
function importApiStyles({ mode }: Pick<SiteProject, 'mode'>, sheet: string): string {
  return `import '@octavo/openapi/${mode === 'embedded' ? 'styles' : sheet}.css';`;
}
