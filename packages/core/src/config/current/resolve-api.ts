import type { Json } from '../../json.ts';
import type { Config } from '../config.ts';
import { keepJson } from '../schema/keep-json.ts';
import type { ApiFields } from './schema/api.ts';

const MODES = { interactive: 'show', auth: 'show', simple: 'simple', none: 'hide' } as const;

/** The settings of API pages, and what of them nothing shows yet, under the key `api`. */
export function resolveCurrentApi(written: ApiFields): { api: Config['api']; [extra: string]: Json | Config['api'] } {
  const { params, playground, examples, mdx, maintainOrder, changelog, overlays } = written;
  const { languages, defaults, prefill, autogenerate } = examples ?? {};
  const order = params?.order ?? (maintainOrder === undefined ? 'required' : undefined);
  const expanded = params?.expanded === 'closed' ? 'none' : params?.expanded;
  const paramFields = { ...(expanded !== undefined && { expanded }), ...(order !== undefined && { order }) };
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
      ...(overlays && { overlays }),
      ...(changelog && { changelog }),
      ...(autogenerate === false && { generatesSamples: false }),
      ...(Object.keys(example).length > 0 && { request: { example } }),
      ...(Object.keys(paramFields).length > 0 && { paramFields }),
    },
    ...(Object.keys(extra).length > 0 && { apiExtra: keepJson(extra) }),
  };
}
