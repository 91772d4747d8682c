import { createRandom } from '../../../../playground/harness/create-random.ts';
import type { Random } from '../../../../playground/harness/create-random.ts';
import { CODE_SAMPLES } from './code-samples.ts';
import { createParagraph, createSentence } from './create-sentence.ts';

/** A page of the corpus before it is written. */
export interface CorpusPage {
  /** From 1, through the whole site. */
  number: number;
  /** The number of its group, from 1. */
  area: number;
  /** As the navigation names it. */
  path: string;
  title: string;
}

/** Writes a page: about 6 KB of text with headings, lists, a table, links to other pages, a callout and three blocks of code. */
export function createBenchPage(page: CorpusPage, all: readonly CorpusPage[]): string {
  const random = createRandom(page.number * 7_919);
  const paragraph = (): string => createParagraph(random);
  const sentence = (): string => createSentence(random);
  const link = (): string => {
    const target = random.pick(all);
    return `[${target.title}](/${target.path})`;
  };
  const usesSnippet = page.number <= 2;
  return [
    `---\ntitle: ${page.title}\ndescription: ${sentence()}\n---`,
    ...(usesSnippet ? ["import PlanLimits from '/snippets/plan-limits.mdx';"] : []),
    ...(page.number === 1 ? ["import { FareMeter } from '/snippets/fare-meter.jsx';"] : []),
    paragraph(),
    'Mark of the text: 000.',
    ...(usesSnippet ? [`<PlanLimits plan="Pier ${page.number}" />`] : []),
    ...(page.number === 1 ? ['<FareMeter />'] : []),
    '## What arrives',
    paragraph(),
    `${sentence()} See ${link()} and ${link()}.`,
    createCode(random),
    '### Before it is unloaded',
    [1, 2, 3, 4].map(() => `- ${sentence()}`).join('\n'),
    `<Note>\n  ${sentence()} ${link()} has the details.\n</Note>`,
    '## What it costs',
    createTable(random),
    paragraph(),
    createCode(random),
    '## How it leaves',
    paragraph(),
    [1, 2, 3].map((step) => `${step}. ${sentence()}`).join('\n'),
    createCode(random),
    `Read on in ${link()}.`,
    '',
  ].join('\n\n');
}

function createCode(random: Random): string {
  const { lang, title, text } = random.pick(CODE_SAMPLES);
  return `\`\`\`${lang} ${title}\n${text}\n\`\`\``;
}

function createTable(random: Random): string {
  const rows = ['tugs', 'cranes', 'berths', 'lamps', 'ropes'].map((name) => `| \`${name}\` | ${createSentence(random)} |`);
  return ['| Field | Meaning |', '| --- | --- |', ...rows].join('\n');
}
