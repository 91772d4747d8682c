import { runInNewContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Banner } from '../components/banner/banner.tsx';
import { CodeBlock } from '../components/code-block/code-block.tsx';
import { CodeGroup } from '../components/code-group/code-group.tsx';
import { Tab } from '../components/tabs/tab.tsx';
import { Tabs } from '../components/tabs/tabs.tsx';
import { View } from '../components/view/view.tsx';
import { ViewSwitch } from '../components/view/view-switch.tsx';
import { showChoice } from '../behaviors/show-choice.ts';
import { createRestoreScript } from './create-restore-script.ts';
import { restoreState } from './restore-state.ts';

const VIEWS = '["npm","pnpm"]';
const page = (
  <>
    <Tabs>
      <Tab title="npm">first</Tab>
      <Tab title="pnpm">second</Tab>
    </Tabs>
    <Tabs sync="false">
      <Tab title="npm">third</Tab>
      <Tab title="pnpm">fourth</Tab>
    </Tabs>
    <ViewSwitch views={VIEWS} />
    <View title="npm" views={VIEWS}>
      fifth
    </View>
    <View title="pnpm" views={VIEWS}>
      sixth
    </View>
    <Banner dismissible>Gone</Banner>
    <Banner dismissible>New</Banner>
  </>
);

/** What a reader sees of the page. */
const readShown = (): string[] =>
  [...document.querySelectorAll('[role=tabpanel], .octavo-view, .octavo-banner')].flatMap((element) =>
    element.closest('[hidden]') === null ? [element.textContent ?? ''] : [],
  );

function restore(): string[] {
  document.body.innerHTML = renderToString(page);
  restoreState(showChoice);
  document.dispatchEvent(new Event('readystatechange'));
  return readShown();
}

describe('restoreState', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => (document.body.innerHTML = ''));

  it('leaves a page alone that the reader has not been on', () => {
    expect(restore()).toEqual(['first', 'third', 'npmfifth', 'Gone', 'New']);
  });

  it('shows the remembered choice in tabs and views that follow it, and no banner that is gone', () => {
    localStorage.setItem('octavo-choices', '["yarn","pnpm","npm"]');
    localStorage.setItem('octavo-dismissed', '["Gone"]');
    expect(restore()).toEqual(['second', 'third', 'pnpmsixth', 'New']);
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'true',
      'false',
    ]);
    expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('shows the language that was chosen under another name', () => {
    localStorage.setItem('octavo-choices', '["python"]');
    document.body.innerHTML = renderToString(
      <CodeGroup>
        <CodeBlock html="<pre>a</pre>" title="index.js" label="JavaScript" />
        <CodeBlock html="<pre>b</pre>" title="main.py" label="Python" />
      </CodeGroup>,
    );
    restoreState(showChoice);
    document.dispatchEvent(new Event('readystatechange'));
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('main.py');
  });

  it('is not troubled by what another program has stored', () => {
    localStorage.setItem('octavo-choices', '{"a":1}');
    localStorage.setItem('octavo-dismissed', 'null');
    expect(restore()).toEqual(['first', 'third', 'npmfifth', 'Gone', 'New']);
  });
});

describe('createRestoreScript', () => {
  it('is there for a page with something to restore only', () => {
    expect(createRestoreScript(renderToString(page))).toContain('octavo-choices');
    expect(createRestoreScript(renderToString(<View title="Alone">text</View>))).toBe('');
    expect(createRestoreScript(renderToString(<Banner>text</Banner>))).toBe('');
  });

  it('runs alone, with nothing but the browser’s own names, and cannot end its element', () => {
    const script = createRestoreScript(renderToString(page));
    expect(script).not.toContain('</');
    const observed: unknown[] = [];
    class Observer {
      observe(target: unknown): void {
        observed.push(target);
      }
    }
    const known = { addEventListener: () => undefined };
    runInNewContext(script, { document: known, localStorage: { getItem: () => '["npm"]' }, MutationObserver: Observer });
    expect(observed).toEqual([known]);
  });
});
