import { expect, it } from 'vitest';
import { COMPONENT_NAMES } from '../../components/component-names.ts';
import { defaultRegions } from './default-regions.ts';

it('names no region as a component: one list of names replaces either', () => {
  expect(Object.keys(defaultRegions).filter((name) => (COMPONENT_NAMES as readonly string[]).includes(name))).toEqual([]);
});
