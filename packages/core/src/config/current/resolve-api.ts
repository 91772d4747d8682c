import type { Json } from '../../json.ts';
import type { Config, ConfigApiFiles } from '../config.ts';

/** `api` of the current shape as the schema lets it through. */
export interface WrittenApi {
  openapi?: ConfigApiFiles;
  asyncapi?: ConfigApiFiles;
  params?: { expanded?: 'all' | 'topLevel' | 'topLevelOneOfs' | 'closed'; post?: string[] };
  playground?: { display: 'interactive' | 'simple' | 'none' | 'auth'; proxy: boolean; credentials?: boolean };
  examples?: { languages?: string[]; defaults?: 'required' | 'all'; prefill?: boolean; autogenerate?: boolean };
  mdx?: { server: string[]; auth?: Config['api']['auth'] };
  maintainOrder?: boolean;
  url?: 'full';
}

const MODES = { interactive: 'show', auth: 'show', simple: 'simple', none: 'hide' } as const;

/** The settings of API pages, and what of them nothing shows yet, under the key `api`. */
export function resolveCurrentApi(written: WrittenApi): { api: Config['api']; [extra: string]: Json | Config['api'] } {
  const { params, playground, examples, mdx, maintainOrder } = written;
  const { languages, defaults, prefill, autogenerate } = examples ?? {};
  const extra = playground?.display === 'auth' ? { playground: { display: 'auth' } } : {};
  const example = { ...(languages && { languages }), ...(defaults && { showOptionalParams: defaults === 'all' }) };
  return {
    api: {
      baseUrl: mdx?.server ?? [],
      ...(mdx?.auth && { auth: mdx.auth }),
      playground: {
        mode: MODES[playground?.display ?? 'interactive'],
        disableProxy: playground?.proxy === false,
        ...(playground?.credentials === true && { credentials: true }),
        ...(prefill === true && { isPrefilled: true }),
      },
      maintainOrder: maintainOrder ?? true,
      ...(params?.post && params.post.length > 0 && { labels: params.post }),
      ...(autogenerate === false && { generatesSamples: false }),
      ...(Object.keys(example).length > 0 && { request: { example } }),
      ...(params?.expanded !== undefined && { paramFields: { expanded: params.expanded === 'closed' ? 'none' : params.expanded } }),
    },
    ...(Object.keys(extra).length > 0 && { apiExtra: extra as Json }),
  };
}
