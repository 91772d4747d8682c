import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { writeOverview } from '../twin/write-overview.ts';
import { OctavoProvider } from '@octavo/theme/internal';
import { ApiPage } from './api-page.tsx';

const SPEC = {
  openapi: '3.1.0',
  info: {
    title: 'Routes',
    version: '7',
    description: 'Moves.',
    contact: { email: 'a@b.test' },
    license: { name: 'Own', url: 'https://own.test' },
  },
  servers: [
    { url: 'https://{region}.routes.test', description: 'Production.', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    { url: 'https://sandbox.test' },
  ],
  tags: [
    { name: 'live routes', summary: 'Live', description: 'On the *road*.', externalDocs: { url: 'https://live.test' } },
    { name: 'plain' },
  ],
  paths: {},
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask us.' } } },
};

it('an API as a whole: version, contact, licence, file, servers and ways to authorise, on the page and as Markdown', () => {
  const overview = loadTestApi({ 'api.yaml': SPEC }).overview();
  if (overview === undefined) throw new Error('The file must be an API.');
  const data = { kind: 'overview' as const, api: { source: 'api.yaml', title: 'Routes' }, chunks: {}, expanded: 'none' as const, overview };
  const told = [
    'Moves.',
    '7',
    'mailto:a@b.test',
    'https://own.test',
    'https://{region}.routes.test',
    'Production.',
    'us',
    'https://sandbox.test',
    'X-Key',
    'Ask us.',
    'id="tag/live-routes"',
    'https://live.test',
  ];
  const html = renderToString(
    <OctavoProvider value={{ site: JSON.parse('{ "name": "A", "base": "/docs" }') }}>
      <ApiPage data={data} />
    </OctavoProvider>,
  );
  expect([...told, 'href="/docs/api.yaml" download="api.yaml"'].filter((text) => !html.includes(text))).toEqual([]);
  const markdown = writeOverview(overview);
  expect(told.slice(0, 6).filter((text) => !markdown.includes(text))).toEqual([]);
  expect(markdown).toContain('## Live\n\nOn the *road*.\n\n[Read more](<https://live.test>)');
  expect(markdown).not.toContain('plain');
  expect(markdown).toContain('- `X-Key` (API key in a header): Ask us.');
});
