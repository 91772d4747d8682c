import { beforeAll, describe, expect, test } from 'vitest';
import { createDrawDiagram } from './draw-diagram.ts';
import type { DrawDiagram } from './draw-diagram.ts';

let draw: DrawDiagram;

beforeAll(async () => {
  draw = await createDrawDiagram();
});

async function drawSvg(source: string): Promise<string> {
  const drawn = await draw(source);
  if (drawn === undefined || !('svg' in drawn)) throw new Error(`Not drawn: ${JSON.stringify(drawn)}`);
  return drawn.svg;
}

const KINDS: Readonly<Record<string, [source: string, label: string]>> = {
  flowchart: ['flowchart LR\n a[Start] -->|go| b{End?}', 'End?'],
  sequence: ['sequenceDiagram\n Alice->>Bob: Hello\n Note over Bob: thinks', 'thinks'],
  class: ['classDiagram\n Animal <|-- Duck\n class Duck { +swim() }', '+swim()'],
  state: ['stateDiagram-v2\n [*] --> Still\n Still --> [*] : stop', 'Still'],
  entities: ['erDiagram\n CUSTOMER ||--o{ ORDER : places\n ORDER { int number }', 'places'],
  gantt: ['gantt\n dateFormat YYYY-MM-DD\n section One\n A task :a1, 2014-01-01, 30d', 'A task'],
  pie: ['pie title Pets\n "Dogs" : 3\n "Cats" : 1', 'Dogs'],
  git: ['gitGraph\n commit id: "one"\n commit\n branch develop\n commit id: "two"', 'develop'],
  journey: ['journey\n title Day\n section Go\n Make tea: 5: Me', 'Make'],
  timeline: ['timeline\n title History\n 2002 : LinkedIn', 'LinkedIn'],
  quadrant: ['quadrantChart\n title Reach\n x-axis Low --> High\n A: [0.3, 0.6]', 'Low'],
  c4: ['C4Context\n title Bank\n Person(a, "Customer")\n System(b, "Core")\n Rel(a, b, "Uses")', 'Customer'],
  sankey: ['sankey-beta\nBio,Losses,26.8\nBio,Solid,80', 'Solid'],
  xychart: ['xychart-beta\n x-axis [jan, feb]\n bar [5, 6]', 'jan'],
  block: ['block-beta\n columns 2\n a["Wide"]:2\n b c', 'Wide'],
  mindmap: ['mindmap\n root((one))\n  two\n  three\n   four', 'four'],
  architecture: [
    'architecture-beta\n group api(cloud)[Both]\n service a(server)[A] in api\n service b(database)[Base] in api\n a:R -- L:b',
    'Base',
  ],
  requirement: ['requirementDiagram\n requirement r {\n id: 1\n text: the text.\n }', 'the text.'],
};

test.each(Object.entries(KINDS))('draws a %s with its text, the same every time', async (_, [source, label]) => {
  const svg = await drawSvg(source);
  expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d.e ]+"/);
  expect(svg).toContain(label);
  expect(svg).not.toMatch(/<style|\sstyle=|NaN(?!%)|<script/);
  expect(await drawSvg(source)).toBe(svg);
});

test.each([
  ['pie', `pie\n${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ` "${name}" : 5`).join('\n')}`],
  ['xychart', `xychart-beta\n x-axis [jan, feb]\n${' bar [5, 6]\n'.repeat(6)}`],
])('draws six parts of a %s in six hues of each mode', async (_, source) => {
  const hues = (await drawSvg(source)).match(/(?<=fill="?:?\s?)light-dark\(#[\da-f]{6}, #[\da-f]{6}\)/gi) ?? [];
  const used = new Set(hues.map((hue) => hue.toLowerCase()));
  expect([...used]).toEqual(expect.arrayContaining(['light-dark(#2f6fed, #5b93ff)', 'light-dark(#d9363e, #f0656c)']));
  expect(used.size).toBeGreaterThanOrEqual(6);
});

test.each(['flowchart LR\n a["<img src=x>"]'])('leaves to the browser what takes one: %s', async (source) =>
  expect(await draw(source)).toBeUndefined(),
);

describe('colours', () => {
  test('are tokens where the theme has one, and pairs for both modes where Mermaid mixes its own', async () => {
    const svg = await drawSvg('flowchart LR\n a --> b');
    expect(svg).toContain('fill:var(--octavo-color-surface)');
    expect(await drawSvg('timeline\n 2002 : LinkedIn\n 2004 : Facebook')).not.toContain('light-dark(');
    expect(await drawSvg('gitGraph\n commit id: "one"')).toContain('light-dark(');
  });

  test('of the author stay', async () => {
    expect(await drawSvg('flowchart LR\n a\n style a fill:#f96')).toContain('fill:#f96');
  });
});

test('a label is as large as its text: it wraps at the width that Mermaid gives it', async () => {
  const sizeOf = async (label: string): Promise<string[] | undefined> =>
    /<foreignObject height="([\d.]+)" width="([\d.]+)"/.exec(await drawSvg(`flowchart LR\n a[${label}]`))?.slice(1);
  expect(await sizeOf('One line')).toEqual(['22.5', '120']);
  expect(await sizeOf('A name that is long')).toEqual(['45', '120']);
  expect(await sizeOf('A name that is longer than the other')).toEqual(['67.5', '120']);
});

test('ids are of the drawing, and nothing refers to what is not there', async () => {
  const svg = await drawSvg('sequenceDiagram\n A->>B: one\n B-->>A: two');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)| href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
  expect(ids.every((id) => id?.startsWith('octavo-drawing-'))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([]);
});

test.each([
  ['flowchart LR\n  a --> b\n  this is --> [ no diagram', 3],
  ['sequenceDiagram\n  A->>B: x\n  A-?B: y', 3],
  ['pie\n  "Dogs" 386', 2],
])('a mistake has its line: %s', async (source, line) => {
  expect(await draw(source)).toEqual({ error: expect.stringMatching(/\w/), line });
});

test.each([
  'flowchart LR\n a["<script>alert(1)</script><b onclick=alert(1)>x</b>"]\n click a "javascript:alert(1)" "tip"',
  '%%{init: {"securityLevel": "loose", "themeCSS": "* { background: url(https://evil.example/x) }"}}%%\nflowchart LR\n a --> b\n click a call alert()',
  'flowchart LR\n a --> b\n style a fill:url(https://evil.example/x),position:fixed\n classDef default fill:red;}</style><script>alert(1)</script>',
  'sequenceDiagram\n participant A\n link A: Page @ javascript:alert(1)\n A->>A: <iframe src="https://evil.example"></iframe>',
])('nothing of an author runs or asks for anything: %s', async (source) => {
  const drawn = await draw(source);
  expect(JSON.stringify(drawn) ?? '').not.toMatch(/javascript:|evil\.example\/|<script|<iframe|\son\w+=|position:fixed/i);
});

test('a link leads where links may', async () => {
  expect(await drawSvg('flowchart LR\n a --> b\n click a "https://example.com/a"')).toMatch(/<a [^>]*href="https:\/\/example\.com\/a"/);
});

test('leaves the globals of the thread as they were', async () => {
  await draw('flowchart LR\n a --> b');
  expect(['window', 'document', 'screen'].filter((name) => name in globalThis)).toEqual([]);
});
