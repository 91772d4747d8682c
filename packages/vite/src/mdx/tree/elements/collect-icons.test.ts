import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

async function collect(text: string): Promise<string[]> {
  const compiler = createCompiler({ dev: false, componentNames: ['Card', 'Icon', 'CodeBlock'] });
  const { icons } = await compiler.compile({ file: 'a.mdx', text });
  return icons.map(({ name, type, isCertain }) => `${type === undefined ? '' : `${type}/`}${name}${isCertain ? '' : '?'}`);
}

describe('collectIcons', () => {
  it.each([
    ['<Card icon="rocket" />', ['rocket']],
    ['<Card icon="rocket" iconType="light" />', ['light/rocket']],
    ['<Card icon={`rocket`} />', ['rocket']],
    ['<Icon name="flag" /> and <Icon icon="star" />', ['flag', 'star']],
    ['<Card icon="a" /><Card icon="a" />', ['a']],
    ['<Card icon={1 > 0 ? "sun" : "moon"} iconType={1 > 0 ? "thin" : "light"} />', ['thin/sun', 'light/sun', 'thin/moon', 'light/moon']],
    ['<Card icon={1 > 0 && "sun"} />', ['sun']],
    ["export const cards = [{ icon: 'key', title: 'Keys' }];\n\n# A", ['key']],
    ["export const cards = [{ icon: 'key', iconType: 'solid' }];\n\n# A", ['solid/key']],
    ['```js Title icon="bolt"\n1\n```', ['bolt']],
    ['<Steps>\n  <Card icon="only" />\n</Steps>', ['only']],
    ['import { Own } from \'./own.jsx\';\n\n<Own icon="x" /><Own><Card icon="y" /></Own>', ['x?', 'y']],
    ['export const Own = () => null;\n\n<Own icon="x" />', ['x?']],
    ['<Card>{1 > 0 ? <Card icon="yes" /> : null}</Card>', ['yes']],
  ])('%s', async (text, names) => {
    expect(await collect(text)).toEqual(names);
  });

  it.each([
    '<Card icon="/a.svg" />',
    '<Card icon="https://x.test/a.png" />',
    '<Card icon="🚀" />',
    '<Card icon={<svg />} />',
    '<Card title="rocket" />',
  ])('leaves out %s', async (text) => {
    expect(await collect(text)).toEqual([]);
  });

  it('lists what an icon may be that is known only at run time', async () => {
    const text = "export const signs = { a: 'anchor', b: 'bug' };\n\n<Card icon={signs[props.kind]} title=\"word\" />";
    expect(await collect(text)).toEqual(['anchor?', 'bug?']);
  });
});
