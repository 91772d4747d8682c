import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes SUMMARY.md and its blocks over', () => {
  const { tool, config, pages, lost } = tryMigration({
    'SUMMARY.md':
      '# Table of contents\n\n* [Ferry](README.md)\n\n## Guide\n\n* [Boats](guide/boats.md)\n  * [Small ones](guide/small.md)\n* [Chat](https://chat.example.com)\n',
    '.gitbook.yaml': 'redirects:\n  old: guide/boats.md\n',
    'README.md':
      '---\ncover: x.png\n---\n# Ferry\n\n{% content-ref url="guide/boats.md" %}\n[boats.md](guide/boats.md)\n{% endcontent-ref %}\n',
    'guide/boats.md':
      '# Boats\n\n{% hint style="info" %}\nRead\n{% endhint %}\n\n{% code title="a.js" %}\n```js\none();\n```\n{% endcode %}\n\n{% stepper %}\n{% step %}\n### First\n\nDo\n{% endstep %}\n{% endstepper %}\n\n![](<../.gitbook/assets/a b.png>) ![](../.gitbook/assets/in/c.png)\n',
    'guide/small.md': '# Small\n',
    '.gitbook/assets/a b.png': '',
    '.gitbook/assets/in/c.png': '',
  });
  expect(tool).toBe('gitbook');
  expect(lost).toEqual([]);
  expect(config).toMatchObject({
    name: 'Ferry',
    redirects: [{ source: '/old', destination: '/guide/boats' }],
    navigation: {
      pages: ['index', { group: 'Guide', pages: [{ group: 'Boats', root: 'guide/boats', pages: ['guide/small'] }, 'links/chat'] }],
    },
  });
  expect(pages['index.md']).toBe('# Ferry\n\n[Boats](guide/boats.md)\n');
  const page = pages['guide/boats.md'];
  expect(page).toContain('```js title="a.js"\none();\n```\n');
  expect(page).toContain('<Steps>\n<Step title="First">');
  expect(page).toContain('{% hint style="info" %}\nRead\n{% endhint %}\n');
  expect(page).toContain('![](/gitbook/a%20b.png)');
  expect(page).toContain('![](/gitbook/in/c.png)');
  expect(page).not.toContain('{% code');
});

it('reads a slash at the start of a path as the folder of the space', () => {
  const { pages, config, notes } = tryMigration({
    'SUMMARY.md': '# Contents\n\n* [Ferry](README.md)\n* [Boats](/guide/boats.md)\n',
    'README.md': '# Ferry\n',
    'guide/boats.md': '# Boats\n\n![](/.gitbook/assets/boat.png) [Home](/README.md) ![](../assets/boat.png)\n',
    'api/SUMMARY.md': '# Contents\n\n* [API](README.md)\n',
    '.gitbook/assets/boat.png': '',
  });
  expect(config['navigation']).toEqual({ pages: ['index', 'guide/boats'] });
  expect(pages['guide/boats.md']).toContain('![](/gitbook/boat.png) [Home](/) ![](/gitbook/boat.png)');
  expect(notes).toMatchObject([{ kind: 'left-out', message: 'api/SUMMARY.md is a separate space: migrate the folder api on its own.' }]);
});

it('shows operations of files that the space has', () => {
  const { pages, assets, notes } = tryMigration({
    'SUMMARY.md': '# Contents\n\n* [Ferry](README.md)\n* [Both](api/both.md)\n* [One](api/one.md)\n* [Held](api/held.md)\n',
    'README.md': '# Ferry\n',
    'api/one.md':
      '# One\n\n{% openapi src="../.gitbook/assets/boats.yaml" path="/boats" method="get" %}\n[boats.yaml](../.gitbook/assets/boats.yaml)\n{% endopenapi %}\n',
    'api/both.md':
      '# Both\n\n{% openapi src="../.gitbook/assets/boats.yaml" path="/boats" method="get" %}\n{% endopenapi %}\n\n{% openapi-operation spec="held" path="/b" method="post" %}\n{% endopenapi-operation %}\n',
    'api/held.md': '# Held\n\n{% openapi-operation spec="boat-list" path="/list" method="get" %}\n{% endopenapi-operation %}\n',
    '.gitbook/assets/boats.yaml': 'openapi: 3.1.0\n',
    '.gitbook/assets/boat_list.yaml': 'openapi: 3.1.0\npaths:\n  /list:\n    get: {}\n',
  });
  expect(pages['api/held.md']).toContain('openapi: /gitbook/boat_list.yaml GET /list');
  expect(assets).toEqual(['gitbook/boat_list.yaml', 'gitbook/boats.yaml']);
  expect(pages['api/one.md']).toContain('openapi: /gitbook/boats.yaml GET /boats');
  expect(pages['api/both.md']).toContain('[GET /boats](/api/both/get-boats)\n\n`POST /b`');
  expect(pages['api/both/get-boats.mdx']).toContain('openapi: "/gitbook/boats.yaml GET /boats"');
  expect(notes).toMatchObject([
    { kind: 'differs', file: 'api/both.md' },
    { kind: 'by-hand', file: 'api/both.md', line: 6 },
  ]);
});

it('shows operations that are written into a page, and takes the files along that it leads to', () => {
  const { pages, notes, assets, lost } = tryMigration({
    'SUMMARY.md': '* [Boats](boats.md)\n',
    'samples/boats.json': '{}',
    'boats.md': `# Boats

[A sample](samples/boats.json)

{% swagger method="get" path="/boats/{id}" baseUrl="https://ferry.test" summary="Get a boat" %}
{% swagger-description %}
One boat.
{% endswagger-description %}

{% swagger-parameter in="path" name="id" type="String" required="true" %}
Its number.
{% endswagger-parameter %}

{% swagger-response status="200: OK" description="The boat" %}
\`\`\`json
{ "id": 1 }
\`\`\`
{% endswagger-response %}
{% endswagger %}

{% api-method method="post" host="https://ferry.test" path="/boats" %}
{% api-method-summary %}
Add a boat
{% endapi-method-summary %}

{% api-method-spec %}
{% api-method-request %}
{% api-method-body-parameters %}
{% api-method-parameter name="seats" type="number" required=false %}
How many.
{% endapi-method-parameter %}
{% endapi-method-body-parameters %}
{% endapi-method-request %}

{% api-method-response %}
{% api-method-response-example httpCode=201 %}
{% api-method-response-example-description %}
Added.
{% endapi-method-response-example-description %}
{% endapi-method-response-example %}
{% endapi-method-response %}
{% endapi-method-spec %}
{% endapi-method %}
`,
  });
  const page = pages['boats.md']?.replaceAll(/\n{2,}/g, '\n');
  expect(page).toContain(
    '### Get a boat\n`GET https://ferry.test/boats/{id}`\nOne boat.\n<ParamField path="id" type="String" required>\nIts number.\n</ParamField>',
  );
  expect(page).toContain('<Accordion title="200: OK The boat">\n```json\n{ "id": 1 }\n```\n</Accordion>');
  expect(page).toContain(
    '`POST https://ferry.test/boats`\n### Add a boat\n<ParamField body="seats" type="number">\nHow many.\n</ParamField>\n',
  );
  expect(page).toContain('<Accordion title="201">\nAdded.\n</Accordion>');
  expect(page).toContain('[A sample](samples/boats.json)');
  expect(assets).toEqual(['public/samples/boats.json']);
  expect(notes).toEqual([]);
  expect(lost).toEqual([]);
});

it('makes cards of tables that are shown as cards, and columns of columns with a width', () => {
  const { pages, lost } = tryMigration({
    'SUMMARY.md': '# Contents\n\n* [Ferry](README.md)\n* [Boats](guide/boats.md)\n',
    'README.md': `# Ferry

<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-cover data-type="files"></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><h4><i class="fa-ship" style="color:$primary;">:ship:</i> All boats</h4></td><td>Each with its <em>crew</em>.</td><td><a href=".gitbook/assets/boat.png">boat.png</a></td><td><a href="guide/boats.md">boats.md</a></td></tr><tr><td><strong>Alone</strong><br>Text</td><td></td><td></td><td></td></tr></tbody></table>

{% columns %}
{% column width="33.3%" %}
Left
{% endcolumn %}
{% endcolumns %}
`,
    'guide/boats.md': '# Boats\n',
    '.gitbook/assets/boat.png': '',
  });
  expect(pages['index.md']).toBe(`# Ferry

<CardGroup cols={3}>
<Card title="All boats" icon="ship" href="guide/boats.md" img="/gitbook/boat.png">
Each with its <em>crew</em>.
</Card>
<Card title="Alone">
Text
</Card>
</CardGroup>

<Columns cols={2}>
<Column>
Left
</Column>
</Columns>
`);
  expect(lost).toEqual([]);
});

it('brings several spaces as tabs of one site, each with its own files', () => {
  const { config, pages, assets, notes, lost } = tryMigration({
    'guides/SUMMARY.md': '* [Guides](README.md)\n* [Boats](boats.md)\n',
    'guides/README.md': '# Guides\n\n![](.gitbook/assets/a.png) [API](../packages/api/content/calls.md)\n',
    'guides/boats.md': '# Boats\n\n[Home](/README.md)\n',
    'guides/.gitbook/assets/a.png': '',
    'packages/api/.gitbook.yaml': 'root: ./content/\nredirects:\n  old: calls.md\n',
    'packages/api/content/SUMMARY.md': '* [API](README.md)\n* [Calls](calls.md)\n',
    'packages/api/content/README.md': '# API\n\n![](.gitbook/assets/a.png)\n',
    'packages/api/content/calls.md': '# Calls\n',
    'packages/api/content/.gitbook/assets/a.png': '',
  });
  expect(lost).toEqual([]);
  expect(config).toMatchObject({
    name: 'Guides',
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['guides', 'guides/boats'] },
        { tab: 'API', pages: ['api', 'api/calls'] },
      ],
    },
    redirects: [{ source: '/api/old', destination: '/api/calls' }],
  });
  expect(assets).toEqual(['api/gitbook/a.png', 'guides/gitbook/a.png']);
  expect(pages['guides/index.md']).toContain('![](/guides/gitbook/a.png) [API](/api/calls)');
  expect(pages['guides/boats.md']).toContain('[Home](/guides)');
  expect(pages['api/index.md']).toContain('![](/api/gitbook/a.png)');
  expect(notes.map(({ message }) => message)).toEqual([
    '2 spaces became tabs of one site. Addresses in each begin with the name of its folder: /guides, /api.',
  ]);
});

it('brings the languages of an older book', () => {
  const { config } = tryMigration({
    'LANGS.md': '* [English](en)\n* [Deutsch](de/)\n',
    'book.json': '{}',
    'en/SUMMARY.md': '* [Boats](README.md)\n',
    'en/README.md': '# Boats\n',
    'de/SUMMARY.md': '* [Boote](README.md)\n',
    'de/README.md': '# Boote\n',
  });
  expect(config['navigation']).toMatchObject({
    languages: [
      { language: 'en', pages: ['en'] },
      { language: 'de', pages: ['de'] },
    ],
  });
});

it('keeps pictures of cards, and leaves out what only GitBook keeps of them', () => {
  const { pages, lost } = tryMigration({
    'SUMMARY.md': '* [Ferry](README.md)\n* [Boats](boats.md)\n',
    'README.md':
      '# Ferry\n\n<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="files"></th><th data-hidden data-type="content-ref"></th></tr></thead><tbody><tr><td><strong>Boats</strong></td><td><a href="boats.md">boats.md</a></td><td><a href=".gitbook/assets/a b (1).png">a b (1).png</a></td><td><a href="boats.md">quay</a></td></tr></tbody></table>\n',
    'boats.md': '# Boats\n',
    '.gitbook/assets/a b (1).png': '',
  });
  expect(pages['index.md']).toContain('<Card title="Boats" href="boats.md" img="/gitbook/a%20b%20%281%29.png" />');
  expect(lost).toEqual([]);
});
