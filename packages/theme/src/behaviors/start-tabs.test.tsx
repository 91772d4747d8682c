import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { CodeGroup } from '../components/code-group/code-group.tsx';
import { Tab } from '../components/tabs/tab.tsx';
import { Tabs } from '../components/tabs/tabs.tsx';
import { View } from '../components/view/view.tsx';
import { ViewSwitch } from '../components/view/view-switch.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startExpand } from './start-expand.ts';
import { startTabs } from './start-tabs.ts';
import { startViews } from './start-views.ts';
import { startWrap } from './start-wrap.ts';

const VIEWS = '["npm","pnpm","yarn"]';

const page = (
  <>
    <Tabs>
      <Tab title="npm">
        <Tabs sync="false">
          <Tab title="npm">a</Tab>
          <Tab title="yarn">b</Tab>
        </Tabs>
      </Tab>
      <Tab title="pnpm">c</Tab>
      <Tab title="bun">d</Tab>
    </Tabs>
    <Tabs defaultTabIndex={1}>
      <Tab title="yarn">e</Tab>
      <Tab title="pnpm">f</Tab>
    </Tabs>
    <CodeGroup>
      <CodeBlock html="<pre>a</pre>" title="bun" nocopy />
      <CodeBlock html="<pre>b</pre>" title="npm" nocopy />
    </CodeGroup>
    <CodeGroup dropdown>
      <CodeBlock html="<pre>a</pre>" title="yarn" nocopy />
      <CodeBlock html="<pre>b</pre>" title="npm" nocopy />
    </CodeGroup>
    <ViewSwitch views={VIEWS} />
    <View title="npm" views={VIEWS}>
      g
    </View>
    <View title="yarn" views={VIEWS}>
      h
    </View>
  </>
);

test.each([1, 2, 3])('tabs, code groups and views are the same with and without React (%i)', async (seed) => {
  const { plain, react } = await driveBoth(page, [startTabs, startViews, startWrap], seed);
  expect(new Set(plain).size).toBeGreaterThan(5);
  expect(react).toEqual(plain);
});

test("the browser's search opens the tab that holds what it found", () => {
  document.body.innerHTML = renderToString(page);
  const end = startTabs(document);
  const [panels] = document.querySelectorAll('.octavo-tab-panels');
  const panel = panels?.children[1];
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(panel?.hasAttribute('hidden')).toBe(false);
  expect(panels?.previousElementSibling?.querySelector('[aria-selected=true]')?.textContent).toBe('pnpm');
  end();
});

test("the browser's search shows the view that holds what it found, and what another choice hides", () => {
  document.body.innerHTML = renderToString(page);
  const end = startViews(document);
  const views = [...document.querySelectorAll('.octavo-view')];
  const hidden = (): (string | null)[] => views.map((view) => view.getAttribute('hidden'));
  expect(hidden()).toEqual([null, 'until-found']);
  views[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(hidden()).toEqual(['until-found', null]);
  expect(document.querySelector<HTMLInputElement>('.octavo-view-switch :checked')?.parentElement?.textContent).toBe('yarn');
  end();
});

test("the browser's search unfolds the block of code in which it scrolls", () => {
  const html = `<pre>${'<span class="line">a</span>\n'.repeat(40)}</pre>`;
  document.body.innerHTML = renderToString(<CodeBlock html={html} expandable />);
  const end = startExpand(document);
  const body = document.querySelector('.octavo-code-body');
  const button = document.querySelector('.octavo-code-expand');
  if (body) body.scrollTop = 100;
  body?.dispatchEvent(new Event('scroll'));
  expect([body?.hasAttribute('data-expanded'), button?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  end();
});

test('a list of tabs that is none of ours is left alone', () => {
  document.body.innerHTML =
    '<div role="tablist"><button role="tab" aria-selected="true">A</button><button role="tab">B</button></div><p>Text</p>';
  const before = document.body.innerHTML;
  const end = startTabs(document);
  document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  expect(document.body.innerHTML).toBe(before);
  end();
});
