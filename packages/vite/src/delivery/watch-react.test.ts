import * as react from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { createRenderingWatch } from './watch-rendering.ts';
import { LIVE_KEY, watchReact } from './watch-react.ts';

type React = typeof react;
const watched = watchReact(react as unknown as Record<string, unknown>, LIVE_KEY) as unknown as React;
const { createElement } = watched;

/** What is noted while a component is rendered. */
async function listReasons(Component: () => react.ReactNode): Promise<string[]> {
  const reasons = new Set<string>();
  await createRenderingWatch()(reasons, async () => {
    const { prelude } = await prerenderToNodeStream(react.createElement(Component));
    for await (const chunk of prelude) expect(chunk).toBeDefined();
  });
  return [...reasons];
}

function Counter(): react.ReactNode {
  const [count] = watched.useState(0);
  return createElement('p', null, count);
}

class Old extends react.Component {
  override render(): react.ReactNode {
    return null;
  }
}

test('text, context and memory need no browser', async () => {
  const Context = watched.createContext('a');
  const Plain = (): react.ReactNode => {
    watched.useMemo(() => watched.useId, []);
    return createElement('a', { href: '#a', className: watched.useContext(Context) }, 'text');
  };
  expect(await listReasons(Plain)).toEqual([]);
});

test('state is told with the component and the hook', async () => {
  expect(await listReasons(() => createElement('div', null, createElement(Counter)))).toEqual(['`Counter` uses `useState`']);
});

test.each<[string, () => react.ReactNode]>([
  ['`<button>` is given a function, `onClick`', () => createElement('button', { onClick: () => undefined })],
  [
    '`<Counter>` is given a function, `format`',
    () => createElement(Counter as react.FC<{ format: () => void }>, { format: () => undefined }),
  ],
  ['`<p>` has a `ref`', () => createElement('p', { ref: { current: null } })],
  ['`Old` is a class', () => createElement(Old)],
])('%s', async (reason, Component) => {
  expect(await listReasons(Component)).toContain(reason);
});

test('pages that are rendered at a time have reasons of their own', async () => {
  const Late = (): react.ReactNode => watched.use(promise);
  const promise = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 5));
  const [first, second] = await Promise.all([
    listReasons(() => createElement(watched.Suspense, null, createElement(Late), createElement(Counter))),
    listReasons(() => createElement('p', null, 'text')),
  ]);
  expect(first).toEqual(['`Counter` uses `useState`']);
  expect(second).toEqual([]);
});

test('a component that contains itself ends with its page', async () => {
  const { createElement: create } = watchReact({ createElement: () => null }, LIVE_KEY) as { createElement: (type: unknown) => null };
  const drawn = createRenderingWatch()(new Set(), async () => {
    for (;;) create(Counter);
  });
  await expect(drawn).rejects.toThrow('`<Counter>` is drawn without end');
});
