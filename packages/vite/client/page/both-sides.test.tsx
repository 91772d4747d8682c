import { act, useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BothSides, useIsPrerendered } from './both-sides.tsx';

function Embed(): ReactElement | null {
  const isPrerendered = useIsPrerendered();
  if (isPrerendered) return null;
  // As authors write it: the hooks after the question are other ones on each side.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const [text] = useState('A map');
  return <b>{text}</b>;
}

test('what shows nothing without a browser appears once React has taken the page over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = (
    <p>
      <BothSides>
        <Embed />
      </BothSides>
    </p>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe('');
  const complaints: string[] = [];
  const root = await act(async () => hydrateRoot(host, page, { onRecoverableError: (error) => complaints.push(String(error)) }));
  expect(complaints).toEqual([]);
  expect(host.innerHTML).toBe('<p><b>A map</b></p>');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
