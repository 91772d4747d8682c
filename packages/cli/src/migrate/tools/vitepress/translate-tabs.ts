import { maskCode } from '../../text/mask-code.ts';
import { writeAttribute } from '../../write-attribute.ts';

const OPENING = /^([ \t]*)(:{3,})[ \t]*tabs\b/;
const LABEL = /^[ \t]*(?:={2,}|@tab(?::active)?)[ \t]+(.+?)[ \t]*$/;

/** `::: tabs` of the plugins for tabs: `== npm` or `@tab npm` begins one, `=== npm` one around others; blocks of code alone are a group of them. */
export function translateTabs(text: string): string {
  const written = text.split('\n');
  const lines = [...written];
  const masked = maskCode(text).split('\n');
  for (const [from, line] of masked.entries()) {
    const [, indent = '', sign] = OPENING.exec(line) ?? [];
    const to = sign === undefined ? undefined : findEnd(masked, from, sign);
    if (sign === undefined || to === undefined) continue;
    const labels = listLabels(masked, from, to);
    if (labels.length === 0) {
      lines[from] = `${indent}${sign} code-group`;
      continue;
    }
    lines[from] = `${indent}<Tabs>`;
    for (const [index, at] of labels.entries()) {
      const label = LABEL.exec(written[at] ?? '')?.[1] ?? '';
      lines[at] = `${index === 0 ? '' : `\n${indent}</Tab>\n`}${indent}<Tab${writeAttribute('title', label)}>\n`;
    }
    lines[to] = `\n${indent}</Tab>\n${indent}</Tabs>`;
  }
  return lines.join('\n');
}

/** The lines that begin tabs of a container, without those of containers within it. */
function listLabels(lines: readonly string[], from: number, to: number): number[] {
  const labels: number[] = [];
  for (let index = from + 1; index < to; index += 1) {
    const line = lines[index] ?? '';
    const sign = OPENING.exec(line)?.[2];
    if (sign !== undefined) index = findEnd(lines, index, sign) ?? index;
    else if (LABEL.test(line)) labels.push(index);
  }
  return labels;
}

/** The line that closes a container, past those within it. */
function findEnd(lines: readonly string[], from: number, sign: string): number | undefined {
  let depth = 0;
  for (let index = from + 1; index < lines.length; index += 1) {
    const [, found, name] = /^[ \t]*(:{3,})[ \t]*(\S*)/.exec(lines[index] ?? '') ?? [];
    if (found !== sign) continue;
    if (name !== '') depth += 1;
    else if (depth === 0) return index;
    else depth -= 1;
  }
  return undefined;
}
