import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { Versions } from './versions.tsx';
import { settle } from '../../fixtures/settle.ts';

function open(): HTMLDetailsElement {
  const { container } = render(
    <OctavoProvider value={{ site: createTestSiteData() }}>
      <Versions section={createSection()} />
    </OctavoProvider>,
  );
  const details = container.querySelector('details');
  if (details === null) throw new Error('no menu');
  details.open = true;
  return details;
}

it('names the version that is shown and leads to the others', () => {
  open();
  expect(screen.getByLabelText('Version v2').textContent).toBe('v2');
  expect(screen.getByRole('link', { name: 'v1' }).getAttribute('href')).toBe('/docs/v1');
});

it('says which version lacks the page', () => {
  const section = createSection();
  const versions = section.versions.map((one) => ({ ...one, ...(!one.isActive && { isWithoutPage: true as const }) }));
  render(
    <OctavoProvider value={{ site: createTestSiteData() }}>
      <Versions section={{ ...section, versions }} />
    </OctavoProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['v2', 'v1This page is not in v1']);
});

it('closes by Escape, giving the focus back, and by a press beside it', async () => {
  const details = open();
  // What closes it is a file of its own.
  await settle();
  screen.getByRole('link', { name: 'v1' }).focus();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(details.open).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  details.open = true;
  fireEvent.pointerDown(screen.getByRole('link', { name: 'v1' }));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
});
