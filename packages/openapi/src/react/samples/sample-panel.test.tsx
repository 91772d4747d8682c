import { parseConfig } from '@octavo/core';
import { OctavoProvider } from '@octavo/theme/internal';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTestApi } from '../../load/load-fixture.ts';
import { createApiPageData } from '../../page-data/create-api-page-data.ts';
import { ApiPage } from '../api-page.tsx';
import { ExampleSelect } from './example-select.tsx';

it('an example that the reader chooses is in the samples, those that the file brings too', () => {
  const spec = {
    openapi: '3.1.0',
    info: { title: 'Routes', version: '1' },
    paths: {
      '/routes': {
        post: {
          'x-codeSamples': [{ lang: 'curl', source: 'curl --given' }],
          requestBody: { content: { 'application/json': { examples: { Red: { value: 'red' }, Blue: { value: 'blue' } } } } },
          responses: {},
        },
      },
    },
  };
  const { config } = parseConfig(JSON.stringify({ name: 'A', navigation: [], api: { examples: { languages: ['curl'] } } }), 'docs.json');
  if (config === undefined) throw new Error('The config must be there.');
  const page = { frontmatter: {}, api: { kind: 'operation' as const, source: 'api.yaml', key: 'POST /routes', isDeprecated: false } };
  const loaded = loadTestApi({ 'api.yaml': spec });
  const data = createApiPageData(page, { loaded, config, renderMarkdown: (text) => text, chunkUrl: () => undefined });
  if (data?.kind !== 'operation') throw new Error('The operation must be there.');
  const { container } = render(
    <OctavoProvider value={{ site: JSON.parse('{ "name": "A", "base": "/" }') }}>
      <ApiPage data={data} />
    </OctavoProvider>,
  );
  const samples = (): string => container.querySelector('.octavo-beside-examples')?.textContent ?? '';
  expect(samples()).toContain('curl --given');
  fireEvent.change(screen.getByRole('combobox', { name: 'Example' }), { target: { value: '1' } });
  expect(samples()).toContain('"blue"');
  expect(samples()).not.toContain('curl --given');
});

it('none of the examples is chosen where the samples hold what was typed, until one is', () => {
  const examples = ['red', 'blue'].map((name) => ({ name, value: name }));
  const content = [{ type: 'application/json', examples, encoding: {} }];
  const show = (isTyped: boolean): string => {
    const { container, unmount } = render(
      <ExampleSelect content={content} choice={undefined} onChoose={() => undefined} isTyped={isTyped} />,
    );
    const [chosen] = container.querySelector('select')?.selectedOptions ?? [];
    const text = chosen?.textContent ?? '';
    unmount();
    return text;
  };
  expect([show(false), show(true)]).toEqual(['red', 'Fill with an example']);
});
