import { expect, test } from 'vitest';
import { buildRequest } from '../request/build-request.ts';
import { createOperation } from '../request/fixtures/create-operation.ts';
import { createSamples, findSampleLanguage, listGivenSamples, SAMPLE_LANGUAGES } from './create-samples.ts';

const request = buildRequest(createOperation({ path: '/routes' }));

test('all languages where none is named', () => {
  const samples = createSamples({ samples: [] }, request);
  expect(samples.map(({ label }) => label)).toEqual(SAMPLE_LANGUAGES.map(({ label }) => label));
  expect(samples.length).toBeGreaterThan(7);
  for (const { code } of samples) expect(code).toContain('https://api.example.com/routes');
});

test('the named ones in their order, each once; an unknown name gives none', () => {
  const samples = createSamples({ samples: [] }, request, ['C#', 'js', 'Python', 'node', 'cobol']);
  expect(samples.map(({ language }) => language)).toEqual(['csharp', 'javascript', 'python']);
});

test('the samples of the file alone', () => {
  expect(listGivenSamples({ samples: [{ language: 'py', source: 'octo()' }] })).toEqual([
    { language: 'py', label: 'Python', code: 'octo()', isGiven: true },
  ]);
});

test('samples of the file come first and stand for their language', () => {
  const given = [
    { language: 'Shell', source: 'octo routes' },
    { language: 'Elixir', label: 'Elixir SDK', source: 'Octo.routes()' },
  ];
  expect(createSamples({ samples: given }, request, ['curl', 'go'])).toEqual([
    { language: 'Shell', label: 'cURL', code: 'octo routes', isGiven: true },
    { language: 'Elixir', label: 'Elixir SDK', code: 'Octo.routes()', isGiven: true },
    { language: 'go', label: 'Go', code: findSampleLanguage('golang')?.write(request), isGiven: false },
  ]);
});

test.each(['bash', 'Shell', 'cURL', 'JavaScript', 'JS', 'node', 'python', 'go', 'Java', 'php', 'ruby', 'csharp', 'c#', '.NET'])(
  '%s is known',
  (name) => {
    expect(findSampleLanguage(name)).toBeDefined();
  },
);

test('fetch takes no body with GET', () => {
  const content = [{ type: 'text/plain', examples: [], encoding: {} }];
  const withBody = buildRequest(createOperation({ requestBody: { required: true, content } }), { body: 'secret text' });
  expect(findSampleLanguage('js')?.write(withBody)).not.toContain('body');
  expect(findSampleLanguage('curl')?.write(withBody)).toContain("--data-raw 'secret text'");
});

test('no two languages share a name', () => {
  const names = SAMPLE_LANGUAGES.flatMap(({ id, aliases }) => [id, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});
