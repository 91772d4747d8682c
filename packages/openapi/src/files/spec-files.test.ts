import { expect, test } from 'vitest';
import { createSpecFiles } from './spec-files.ts';

const FILES: Record<string, string> = {
  'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Ferry }\n',
  'asyncapi.yaml': 'asyncapi: 3.0.0\ninfo: { title: Ferry }\n',
  'flows.yaml': 'arazzo: 1.0.1\ninfo: { title: Ferry }\n',
  'overlay.yaml': 'overlay: 1.0.0\nactions: [{ target: $.info, update: { title: Boats } }]\n',
  'named.yaml': 'overlay: 1.0.0\nextends: flows.yaml\nactions: [{ target: $.info, update: { title: Boats } }]\n',
};

test.each([
  ['openapi.yaml', 'overlay.yaml', true],
  ['asyncapi.yaml', 'overlay.yaml', true],
  ['flows.yaml', 'overlay.yaml', undefined],
  ['flows.yaml', 'named.yaml', true],
])('of %s, %s changes what it is meant for', (source, overlay, isOverlaid) => {
  const files = createSpecFiles({ read: (file) => ({ text: FILES[file] ?? '' }) });
  files.overlay(new Map([[source, [overlay]]]));
  const file = files.open(source);
  expect(file.isOverlaid).toBe(isOverlaid);
  expect(file.value).toMatchObject({ info: { title: isOverlaid ? 'Boats' : 'Ferry' } });
});
