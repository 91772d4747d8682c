import { expect, it } from 'vitest';
import { GONE, createServedModules, hashCode } from './served-modules.ts';

it('tells the environments apart: what the server was given later says nothing of the browser', () => {
  const served = createServedModules();
  served.note('client', 'a', 'old');
  served.note('ssr', 'a', 'new');
  served.note('ssr', 'b', 'same');
  expect(served.ids()).toEqual(['a', 'b']);
  expect(served.environments()).toEqual(['client', 'ssr']);
  expect(served.renew('a', 'new')).toEqual(['client']);
  expect(served.find('client', 'a')).toBe(hashCode('new'));
  expect(served.renew('a', 'new')).toEqual([]);
});

it('tells of a module once that is gone, and again when it is back: a browser may still run what it was', () => {
  const served = createServedModules();
  served.note('client', 'a', 'old');
  served.note('ssr', 'a', 'old');
  expect(served.renew('a', undefined)).toEqual(['client', 'ssr']);
  expect([served.find('client', 'a'), served.ids()]).toEqual([GONE, ['a']]);
  expect(served.renew('a', undefined)).toEqual([]);
  expect(served.renew('a', 'new')).toEqual(['client', 'ssr']);
  expect(served.renew('a', 'new')).toEqual([]);
});

it('tells of a module that was away when a browser asked for it, when it is back as it was', () => {
  const served = createServedModules();
  served.note('client', 'a', 'same');
  served.lose('client', 'a');
  served.lose('ssr', 'a');
  expect(served.renew('a', 'same')).toEqual(['client']);
});

it('keeps what is still being made for the next change, until it is compared', () => {
  const served = createServedModules();
  served.note('client', 'a', 'old');
  served.postpone('a');
  expect([served.isPostponed('a'), served.isPostponed('b')]).toEqual([true, false]);
  expect(served.renew('a', 'new')).toEqual(['client']);
  expect(served.isPostponed('a')).toBe(false);
});

it('knows the version of the site that all modules were compared with', () => {
  const served = createServedModules();
  expect(served.isSeen(0)).toBe(true);
  served.see(2);
  expect([served.isSeen(0), served.isSeen(2)]).toEqual([false, true]);
});
