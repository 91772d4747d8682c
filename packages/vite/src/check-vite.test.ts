import { expect, it } from 'vitest';
import { checkVite } from './check-vite.ts';

it.each(['8.0.0', '8.3.8', '9.0.0-beta.1', '10.1.0'])('lets Vite %s be', (version) => {
  expect(() => checkVite(version)).not.toThrow();
});

it.each(['7.3.8', '6.4.1', '5.0.0'])('says that Vite %s is too old, without a stack', (version) => {
  const stack = expect.stringMatching(/^Octavo needs Vite 8\. This is Vite [\d.]+\. .*$/);
  expect(() => checkVite(version)).toThrow(expect.objectContaining({ message: expect.stringContaining(version), stack }));
});

it('says so of a Vite that does not tell its version', () => {
  expect(() => checkVite(undefined)).toThrow('Octavo needs Vite 8.');
});
