import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createTestSiteData } from '../fixtures/create-fixture.ts';
import { OctavoProvider } from './octavo-provider.tsx';
import { useHref } from './use-href.ts';
import { useSite } from './use-site.ts';

function Shown(): ReactElement {
  const resolveHref = useHref();
  return (
    <p>
      {useSite().name} {['/a', '/', '/b c', 'https://x.test', '#y'].map(resolveHref).join(' ')}
    </p>
  );
}

it('adds the base to canonical addresses only', () => {
  render(
    <OctavoProvider value={{ site: createTestSiteData() }}>
      <Shown />
    </OctavoProvider>,
  );
  expect(screen.getByText('Relay /docs/a /docs /docs/b%20c https://x.test #y')).toBeDefined();
});

it('asks the provider’s own function first', () => {
  render(
    <OctavoProvider value={{ site: createTestSiteData(), resolveHref: (href) => `~${href}` }}>
      <Shown />
    </OctavoProvider>,
  );
  expect(screen.getByText('Relay ~/a ~/ ~/b%20c ~https://x.test ~#y')).toBeDefined();
});

it('names the provider when there is none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shown />)).toThrow('<OctavoProvider>');
  vi.restoreAllMocks();
});
