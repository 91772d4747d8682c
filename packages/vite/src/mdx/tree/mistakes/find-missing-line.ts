import { readFencePath } from '@octavo/core/internal';
import type { Code, Nodes } from 'mdast';
import { parseFenceMeta } from '../../code/fence-meta.ts';
import type { Mistake } from './mistake.ts';

/** Lines that a fence names and that are not there. */
export function findMissingLine(node: Nodes): Mistake[] {
  if (node.type !== 'code' || !/\d/.test(`${node.lang} ${node.meta}`)) return [];
  return [...findBackwards(node), ...findPart(node), ...findBeyond(node)];
}

/** `js {3-1}`. */
function findBackwards({ lang, meta }: Code): Mistake[] {
  const ranges = [...`${lang} ${meta ?? ''}`.matchAll(/(?:\{|\b(?:highlight|focus)=["'{]*)([\d\s,-]+)/g)].flatMap(
    ([, range = '']) => range,
  );
  const found = ranges.flatMap((range) => [...range.matchAll(/(\d+)\s*-\s*(\d+)/g)]).find(([, from, to]) => Number(from) > Number(to));
  if (found === undefined) return [];
  const [range, from = '', to = ''] = found;
  return [
    {
      code: 'page/missing-line',
      message: `The lines ${range} of this code block run backwards; none of them is marked.`,
      hint: `Write ${to}-${from}.`,
    },
  ];
}

/** `lines=2-3`: an option that is `true` or `false`, and in other tools the part of a file. */
function findPart({ lang, meta }: Code): Mistake[] {
  const written = `${lang} ${meta ?? ''}`;
  const [option, range = ''] = /(?<=\s)lines=["'{]*(\d+(?:\s*[-,]\s*\d+)*)["'}]*/.exec(written) ?? [];
  if (option === undefined) return [];
  const file = readFencePath(written);
  const [from, to = from] = range.split(/[-,]/).map((one) => one.trim());
  return [
    {
      code: 'page/missing-line',
      message: `\`${option}\` of this code block chooses no lines: \`lines\` numbers them.`,
      hint:
        file === undefined
          ? `Write {${range}} to highlight lines.`
          : `Write file=${file.replace(/#.*$/, '')}#L${from}-L${to} to show these lines of the file.`,
    },
  ];
}

/** `js {9}` above three lines; a range that ends too late (`{1-99}`) means all that follow. */
function findBeyond(node: Code): Mistake[] {
  // A block that shows a file has no lines of its own.
  if (node.value === '' || !/\d/.test(node.meta ?? '')) return [];
  const count = node.value.split('\n').length;
  const { highlight, focus } = parseFenceMeta(node.lang, node.meta);
  const missing = [highlight, focus].flatMap((lines) => lines.filter((line, index) => line > count && lines[index - 1] !== line - 1))[0];
  if (missing === undefined) return [];
  return [
    {
      code: 'page/missing-line',
      severity: 'info',
      message: `This code block marks line ${missing}, but has ${count === 1 ? 'one line' : `${count} lines`}.`,
      hint: 'Lines are counted from 1; fix the number, or remove it.',
    },
  ];
}
