import { expect, test } from 'vitest';
import { callMethod } from './call-method.ts';
import { UNREAD } from './unread.ts';

test.each<[string, string, unknown[], unknown]>([
  ['ab', 'repeat', [3], 'ababab'],
  ['ab', 'repeat', [1e9], UNREAD],
  ['ab', 'repeat', [-1], UNREAD],
  ['harbour', 'substring', [3, 1], 'ar'],
  ['harbour', 'substring', [-2], 'harbour'],
  ['harbour', 'slice', [-2], 'ur'],
])('%j.%s(%j)', (text, name, given, expected) => expect(callMethod(text, name, given)).toBe(expected));
