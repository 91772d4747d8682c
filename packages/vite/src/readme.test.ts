import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `-u` writes the section anew. */
test.each(['../README.md', '../../../README.md'])('%s has the options that there are', async (readme) => {
  const text = readFileSync(new URL(readme, import.meta.url), 'utf8');
  const section = /(?<=<!-- options.*-->\n).*?(?=<!-- \/options -->)/s;
  expect(text).toMatch(section);
  await expect(text.replace(section, () => `\n${writeOptions()}\n`)).toMatchFileSnapshot(readme);
});

/** The options with their doc comments; what follows `Default:` there is in a column of its own. */
function writeOptions(): string {
  const source = readFileSync(new URL('options.ts', import.meta.url), 'utf8');
  const [, body = ''] = /interface OctavoOptions \{\n(.*?)\n\}/s.exec(source) ?? [];
  const rows = [...body.matchAll(/\/\*\*(.*?)\*\/\s*(\w+)\?:/gs)].map(([, comment = '', name]) => {
    const [means = '', value = 'none'] = comment
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .trim()
      .split(/ Default: /);
    return `| \`${name}\` | ${value.replace(/\.$/, '')} | ${means.replace(/\.$/, '')} |\n`;
  });
  expect(rows.length).toBe([...body.matchAll(/^ {2}\w+\?:/gm)].length);
  return `| option | default | means |\n| --- | --- | --- |\n${rows.join('')}`;
}
