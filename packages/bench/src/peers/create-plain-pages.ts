import { createRandom } from '../../../../playground/harness/create-random.ts';
import { CODE_SAMPLES } from '../corpus/code-samples.ts';
import { createParagraph, createSentence } from '../corpus/create-sentence.ts';
import type { PlainPage } from './peer-tool.ts';

const GROUP_SIZE = 20;

/** What an edit of a page changes. */
export const MARK = 'Mark of the text: 000.';

/**
 * Creates `count` pages in groups of twenty, each of about 6 kB of Markdown that all tools read alike: headings, lists, a table and three
 * blocks of code, no two of which are the same. The same count gives the same pages.
 */
export function createPlainPages(count: number): PlainPage[] {
  return Array.from({ length: count }, (_, index) => {
    const area = Math.floor(index / GROUP_SIZE) + 1;
    return {
      path: `area-${area}/page-${index + 1}`,
      area: `Area ${area}`,
      title: `Chapter ${index + 1} of the harbour`,
      text: createText(index + 1),
    };
  });
}

function createText(number: number): string {
  const random = createRandom(number * 7_919);
  const sentence = (): string => createSentence(random);
  const paragraph = (): string => createParagraph(random);
  const code = (block: number): string => {
    const { lang, text } = random.pick(CODE_SAMPLES);
    return `\`\`\`${lang}\n${renameLast(text, `${number}${'abc'[block]}`)}\n\`\`\``;
  };
  const rows = ['tugs', 'cranes', 'berths', 'lamps', 'ropes'].map((name) => `| \`${name}\` | ${sentence()} |`);
  return [
    paragraph(),
    MARK,
    '## What arrives',
    paragraph(),
    code(0),
    '### Before it is unloaded',
    [1, 2, 3, 4].map(() => `- ${sentence()}`).join('\n'),
    '## What it costs',
    ['| Field | Meaning |', '| --- | --- |', ...rows].join('\n'),
    paragraph(),
    code(1),
    '## How it leaves',
    paragraph(),
    [1, 2, 3].map((step) => `${step}. ${sentence()}`).join('\n'),
    code(2),
    '',
  ].join('\n\n');
}

/** The last word of a block of code gets an ending: no other block has the same text then. */
function renameLast(code: string, ending: string): string {
  const end = [...code.matchAll(/[a-z]{3,}/g)].at(-1);
  const at = end === undefined ? code.length : end.index + end[0].length;
  return code.slice(0, at) + ending + code.slice(at);
}
