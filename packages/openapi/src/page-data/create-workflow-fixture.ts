import { parseConfig } from '@octavo/core';
import { createTestFiles } from '../load/load-fixture.ts';
import { loadApi } from '../load/load-api.ts';
import type { LoadedApi } from '../load/load-api.ts';
import { createWorkflowData } from './create-workflow-data.ts';
import type { WorkflowPageData } from '../page/api-page-data.ts';

/** For tests: what the page of the first workflow of `flows.yaml` shows; its APIs are the other files. */
export function createWorkflowFixture(texts: Record<string, object>): WorkflowPageData {
  const files = createTestFiles(texts);
  const loaded = new Map<string, LoadedApi>();
  const find = (source: string): LoadedApi => {
    const one = loaded.get(source) ?? loadApi(source, { files, hosts: new Set(), findApi: (other) => find(other).api });
    loaded.set(source, one);
    return one;
  };
  const flows = find('flows.yaml');
  const { config } = parseConfig(JSON.stringify({ name: 'A', navigation: [] }), 'docs.json');
  const key = flows.api?.operations[0]?.key ?? '';
  const page = { frontmatter: {}, api: { kind: 'workflow' as const, source: 'flows.yaml', key, isDeprecated: false } };
  const data =
    config &&
    createWorkflowData(page, {
      loaded: flows,
      config,
      find,
      renderMarkdown: (text) => `<p>${text}</p>`,
      chunkUrl: () => undefined,
      hrefOf: (source, one) => `/${source}/${one}`,
      proxyOf: () => undefined,
    });
  if (data === undefined) throw new Error('The file must have a workflow.');
  return data;
}
