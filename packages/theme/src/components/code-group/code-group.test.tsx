import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeBlock } from '../code-block/code-block.tsx';
import { CodeGroup } from './code-group.tsx';

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
