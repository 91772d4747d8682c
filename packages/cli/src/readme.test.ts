import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from './command-list.ts';
import { summarizeOption } from './options/describe-option.ts';
import { OPTIONS } from './options/parse-options.ts';

const README = '../../../README.md';

/** `-u` writes the section anew. */
test('the README has the commands and options that there are', async () => {
  const text = readFileSync(new URL(README, import.meta.url), 'utf8');
  const section = /(?<=<!-- commands.*-->\n).*?(?=<!-- \/commands -->)/s;
  expect(text).toMatch(section);
  await expect(text.replace(section, () => `\n${writeCommands()}\n${writeOptions()}\n`)).toMatchFileSnapshot(README);
});

function writeCommands(): string {
  const rows = COMMANDS.map(
    ({ name, argument = 'folder', second, description }) =>
      `| \`octavo ${name} [${argument}]${second === undefined ? '' : ` [${second}]`}\` | ${description} |\n`,
  );
  return `| command | does |\n| --- | --- |\n${rows.join('')}`;
}

function writeOptions(): string {
  const rows = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).map((key) => {
    const takers = COMMANDS.filter(({ options }) => options.some((option) => option === key)).map(({ name }) => name);
    return `| \`${OPTIONS[key].flag}\` | ${takers.join(', ')} | ${summarizeOption(key)} |\n`;
  });
  return `| option | of | means |\n| --- | --- | --- |\n${rows.join('')}`;
}
