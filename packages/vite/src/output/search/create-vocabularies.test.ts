import { expect, test } from 'vitest';
import type { SearchRecord } from './search-record.ts';
import { createVocabularies } from './create-vocabularies.ts';

test('the words of titles and headings, of scripts with spaces, neither short nor endless', () => {
  const section = { id: 'a', heading: 'Créer des Routes', text: 'Unseen', code: '' };
  const record = { href: '/', title: 'Routes & 密钥 v2', trail: ['Never'], sections: [section], filters: {} };
  expect([...createVocabularies([record, { ...record, title: 'a'.repeat(25) }])]).toEqual([['vocabulary.txt', 'créer\nroutes']]);
});

test('a site in several languages has a file for each, so that none grows with their number', () => {
  const page = (title: string, language?: string): SearchRecord => ({
    href: `/${title}`,
    title,
    trail: [],
    sections: [],
    filters: language === undefined ? {} : { language: [language] },
  });
  expect(Object.fromEntries(createVocabularies([page('Hafen', 'de'), page('Harbour', 'en'), page('Ports'), page('Quai', 'fr')]))).toEqual({
    'vocabulary.de.txt': 'hafen\nports',
    'vocabulary.en.txt': 'harbour',
    'vocabulary.fr.txt': 'quai',
  });
});
