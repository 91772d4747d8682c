import { act } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useScripts } from './use-scripts.ts';

function Page({ scripts }: { scripts: string[] }): ReactElement | null {
  useScripts(scripts);
  return null;
}

async function show(...lists: string[][]): Promise<(string | null)[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  for (const scripts of lists) await act(async () => root.render(<Page scripts={scripts} />));
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('the author’s scripts are in the document once, in their order', async () => {
  expect(await show(['/b.js?v=1', '/a.js?v=1'], ['/b.js?v=1', '/a.js?v=1', '/c.js?v=1'])).toEqual(['/b.js?v=1', '/a.js?v=1', '/c.js?v=1']);
});

test('one that was edited is run in a fresh document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await show(['/a.js?v=1'], ['/a.js?v=2']);
  expect(reload).toHaveBeenCalledOnce();
});
