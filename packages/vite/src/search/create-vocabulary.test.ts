import { expect, test } from 'vitest';
import { createVocabulary } from './create-vocabulary.ts';

test('the words of titles and headings, of scripts with spaces, neither short nor endless', () => {
  const section = { id: 'a', heading: 'Créer des Routes', text: 'Unseen', code: '' };
  const record = { href: '/', title: 'Routes & 密钥 v2', trail: ['Never'], sections: [section], filters: {} };
  expect(createVocabulary([record, { ...record, title: 'a'.repeat(25) }])).toBe('créer\nroutes');
});
