import { expect, it } from 'vitest';
import { findLanguageName, nameLanguage } from './name-language.ts';

it.each([
  ['ts', 'TypeScript'],
  ['c#', 'C#'],
  ['yml', 'YAML'],
  ['bash', 'Bash'],
  ['wenyan', 'Wenyan'],
])('calls %s %s', (language, name) => {
  expect(nameLanguage(language)).toBe(name);
});

it.each([
  ['cURL', 'cURL'],
  ['Node.js', 'JavaScript'],
  ['main.py', undefined],
])('finds in the title %s the language %s', (title, name) => {
  expect(findLanguageName(title)).toBe(name);
});
