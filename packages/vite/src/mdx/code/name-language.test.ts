import { expect, it } from 'vitest';
import { nameLanguage } from './name-language.ts';

it.each([
  ['ts', 'TypeScript'],
  ['c#', 'C#'],
  ['yml', 'YAML'],
  ['bash', 'Bash'],
  ['wenyan', 'Wenyan'],
])('calls %s %s', (language, name) => {
  expect(nameLanguage(language)).toBe(name);
});
