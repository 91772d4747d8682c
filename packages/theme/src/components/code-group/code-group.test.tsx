import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeBlock } from '../code-block/code-block.tsx';
import { CodeGroup } from './code-group.tsx';
import { settle } from '../../fixtures/settle.ts';

function createCode(text: string): string {
  return `<pre class="shiki"><code>${text}</code></pre>`;
}

test('tabs are named by title, then language, then number', () => {
  render(
    <CodeGroup>
      <CodeBlock html={createCode('a')} title="src/app.ts" language="ts" />
      {'\n'}
      <CodeBlock html={createCode('b')} language="bash" />
      <pre>c</pre>
    </CodeGroup>,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['src/app.ts', 'bash', 'Example 3']);
  expect(screen.getByRole('tabpanel').querySelector('pre')?.textContent).toBe('a');
  fireEvent.click(screen.getByRole('tab', { name: 'bash' }));
  expect(screen.getByRole('tabpanel').querySelector('pre')?.textContent).toBe('b');
});

test('dropdown is a select over plain panels', () => {
  const { container } = render(
    <CodeGroup dropdown="true" label="Request">
      <CodeBlock html={createCode('a')} title="One" />
      <CodeBlock html={createCode('b')} title="Two" />
    </CodeGroup>,
  );
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Request' }), { target: { value: '1' } });
  expect(container.querySelector('.octavo-tab-panel:not([hidden]) pre')?.textContent).toBe('b');
});

test('nothing inside, nothing shown', () => {
  expect(render(<CodeGroup>text only</CodeGroup>).container.innerHTML).toBe('');
});

test('a choice of a language is that of every group, whatever its tabs are called', async () => {
  render(
    <>
      <CodeGroup>
        <CodeBlock html={createCode('a')} title="cURL" />
        <CodeBlock html={createCode('b')} title="Python" />
      </CodeGroup>
      <CodeGroup>
        <CodeBlock html={createCode('c')} title="index.js" label="JavaScript" />
        <CodeBlock html={createCode('d')} title="main.py" label="Python" />
      </CodeGroup>
      <CodeGroup>
        <CodeBlock html={createCode('e')} title="first.py" label="Python" />
        <CodeBlock html={createCode('f')} title="main.py" label="Python" />
      </CodeGroup>
    </>,
  );
  await settle();
  const list = (): (string | null)[] => screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('pre')?.textContent ?? null);
  fireEvent.click(screen.getByRole('tab', { name: 'Python' }));
  expect(list()).toEqual(['b', 'd', 'e']);
  fireEvent.click(screen.getByRole('tab', { name: 'index.js' }));
  expect(list()).toEqual(['b', 'c', 'e']);
  fireEvent.click(screen.getAllByRole('tab', { name: 'main.py' })[0] ?? document.body);
  expect(list()).toEqual(['b', 'd', 'f']);
});
