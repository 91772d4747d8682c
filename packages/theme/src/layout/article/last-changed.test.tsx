import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createTestSiteData } from '../../fixtures/create-fixture.ts';
import { LastChanged } from './last-changed.tsx';

it.each([
  ['en', 'Last changed: June 3, 2026'],
  ['de', 'Zuletzt geändert: 3. Juni 2026'],
  ['not a language', 'Last changed: 2026-06-03'],
])('is written as the language %s does', (lang, text) => {
  const words = lang === 'de' ? { lastChanged: 'Zuletzt geändert: {date}' } : {};
  const { container } = render(
    <OctavoProvider value={{ site: createTestSiteData({ words }) }}>
      <LastChanged day="2026-06-03" lang={lang} />
    </OctavoProvider>,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelector('time')?.dateTime).toBe('2026-06-03');
});
