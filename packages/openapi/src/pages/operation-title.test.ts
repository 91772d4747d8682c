import { expect, test } from 'vitest';
import { createOperationTitle } from './operation-title.ts';

const LONG = 'This event occurs when there is activity relating to branch protection rules. For more information, see the guide.';

test.each([
  [{ summary: 'List routes.' }, 'List routes'],
  [{ operationId: 'listAllRoutes' }, 'List all routes'],
  [{}, 'GET /routes'],
  [{ summary: LONG, operationId: 'rules/list' }, 'Rules list'],
  [{ summary: LONG }, 'This event occurs when there is activity relating to branch protection rules. For more information,…'],
  [{ path: `/${'long'.repeat(40)}` }, `GET /${'long'.repeat(23)}lon…`],
  [{ operationId: 'o'.repeat(200) }, `O${'o'.repeat(99)}…`],
  [{ kind: 'webhook', path: 'rule-created' } as const, 'Rule created'],
  [{ kind: 'webhook', path: 'rule-created', operationId: 'rule/made' } as const, 'Rule made'],
  [{ kind: 'webhook', path: 'rule-created', operationId: 'rule/made', summary: LONG } as const, 'Rule created'],
])('%o -> %s', (given, title) => {
  const operation = { key: '', kind: 'operation', method: 'GET', path: '/routes', tags: [], deprecated: false, isHidden: false } as const;
  expect(createOperationTitle({ ...operation, tags: [], isExcluded: false, ...given })).toBe(title);
});
