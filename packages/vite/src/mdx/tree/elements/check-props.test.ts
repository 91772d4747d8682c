import { expect, it } from 'vitest';
import { COMPONENT_NAMES, COMPONENT_PARTS, COMPONENT_PROPS } from '@octavo/theme/internal/component-names';
import { createCompiler } from '../../create-compiler.ts';

const OWN = ['Banner', 'Banner.*'];
const compiler = createCompiler({
  dev: false,
  componentNames: [...COMPONENT_NAMES, ...COMPONENT_PARTS, ...OWN],
  componentProps: COMPONENT_PROPS,
});

async function findTold(text: string): Promise<unknown[]> {
  const { diagnostics } = await compiler.compile({ file: 'page.mdx', text });
  return diagnostics.map(({ code, severity, line, column, hint }) => [code, severity, line, column, hint]);
}

it.each([
  ['<Callout type="success">x</Callout>', [['page/prop-value', 'warning', 1, 10, 'Did you mean "check"?']]],
  ['<Card herf="/x">x</Card>', [['page/unknown-prop', 'warning', 1, 7, 'Did you mean `href`?']]],
  ['<Card\n  title="herf"\n  herf={1}\n/>', [['page/unknown-prop', 'warning', 3, 3, 'Did you mean `href`?']]],
  ['<Frame background="subtle">x</Frame>', [['page/unknown-prop', 'info', 1, 8, 'Known props: `caption`, `hint`.']]],
  ['<Card link="/x" />', [['page/unknown-prop', 'warning', 1, 7, 'Did you mean `href`?']]],
  ['{[1].map(() => <Card herf="/x" />)}', [['page/unknown-prop', 'warning', 1, 22, 'Did you mean `href`?']]],
  ['<Tree.File nmae="a" />', [['page/unknown-prop', 'warning', 1, 12, 'Did you mean `name`?']]],
  ['<Accordion label="A">x</Accordion>', [['page/unknown-prop', 'warning', 1, 12, 'Did you mean `title`?']]],
  ['<Visibility for="agent">x</Visibility>', [['page/prop-value', 'warning', 1, 13, 'Did you mean "agents"?']]],
  ['<View>x</View>', [['page/missing-prop', 'warning', 1, 1, 'Write <View title="…">.']]],
  ['<CardGroup cols="abc">x</CardGroup>', [['page/prop-value', 'warning', 1, 12, 'Write cols={2}.']]],
  ['<CardGroup cols={9}>x</CardGroup>', [['page/prop-value', 'warning', 1, 12, 'Write cols={4}.']]],
  ['<Columns cols="0">x</Columns>', [['page/prop-value', 'warning', 1, 10, 'Write cols={1}.']]],
  ['<Badge color="bleu">x</Badge>', [['page/prop-value', 'warning', 1, 8, 'Did you mean "blue"?']]],
  ['<Icon icon="x" color="#12" />', [['page/prop-value', 'warning', 1, 16, 'Write a CSS colour: color="#2563eb".']]],
  ['<Icon icon="x" color="A8FF53" />', [['page/prop-value', 'warning', 1, 16, 'Write color="#A8FF53".']]],
  ['<Note type="warning">x</Note>', [['page/prop-value', 'info', 1, 7, 'Leave it out, or use the component of that name.']]],
  ['<Card href="">x</Card>', [['page/prop-value', 'warning', 1, 7, 'Write an address, or leave it out.']]],
  ['<Card title="A" href="javascript:a()" />', [['page/prop-value', 'warning', 1, 17, 'Write an address.']]],
  ['<Card icon="x" iconType="solidd" />', [['page/prop-value', 'warning', 1, 16, 'Did you mean "solid"?']]],
  ['<Update date="May">x</Update>', [['page/unknown-prop', 'warning', 1, 9, 'Did you mean `label`?']]],
  ['<Icon />', [['page/missing-prop', 'warning', 1, 1, 'Write <Icon icon="…">.']]],
  ['<Tree.Foldr name="a" />', [['page/unknown-component', 'warning', 1, 1, 'Did you mean <Tree.Folder>?']]],
  ['<Expand>x</Expand>', [['page/unknown-component', 'warning', 1, 1, 'Did you mean <Expandable>?']]],
  ['<Callout type="wraning">x</Callout>', [['page/prop-value', 'warning', 1, 10, 'Did you mean "warning"?']]],
  ['<Expandable defaultOpen="flase">x</Expandable>', [['page/prop-value', 'warning', 1, 13, 'Write defaultOpen={true}, or omit it.']]],
])('tells of %s', async (text, told) => {
  expect(await findTold(text)).toEqual(told);
});

it.each([
  '<Card class="x" data-y="1" aria-label="z" onClick={() => {}} key="k" title="T" href="/x">x</Card>',
  '<CardGroup cols="2">x</CardGroup>\n\n<CardGroup cols={n}>x</CardGroup>\n\nexport const n = 3;',
  '<Callout type="Warning" {...{ herf: 1 }}>x</Callout>',
  '<Expandable defaultOpen>x</Expandable>',
  ...['red', '#fff', 'rgb(1 2 3 / 4%)', 'oklch(50% 0.1 20)', 'var(--brand)', 'currentColor', 'inherit', 'surface', 'transparent'].map(
    (color) => `<Badge color="${color}">x</Badge>`,
  ),
  '<Image src="/a.png" fetchpriority="high" />',
  '<Banner anything="x">x</Banner>',
  'export const Card = ({ herf }) => herf;\n\n<Card herf="/x" />',
])('is silent about %s', async (text) => {
  expect(await findTold(text)).toEqual([]);
});
