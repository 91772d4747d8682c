import { findWords } from '@octavo/core/internal';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createComponentCases } from '../components/component-cases.tsx';
import { OctavoProvider } from '../context/octavo-provider.tsx';
import { createTestSiteData } from '../fixtures/create-fixture.ts';

const { parts = {}, searchDialog: _dialog, pageMenu: _menu, api: _api, ...words } = findWords('ar') ?? {};

/** Texts and labels of Octavo's own, as they are written in English. */
const ENGLISH = new Set(Object.keys(parts).map((text) => text.replace(/\{\w+\}/g, '').trim()));

test.each(createComponentCases())('$name says nothing of its own in English on an Arabic page', ({ Component, props }) => {
  const html = renderToString(
    <OctavoProvider value={{ site: createTestSiteData({ words, parts }) }}>
      <Component {...props} />
    </OctavoProvider>,
  );
  const own = new Set(Object.values(props).flatMap((value) => (typeof value === 'string' ? [value] : [])));
  const said = [...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g), ...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) =>
    text.trim(),
  );
  expect(said.filter((text) => ENGLISH.has(text) && !own.has(text))).toEqual([]);
});
