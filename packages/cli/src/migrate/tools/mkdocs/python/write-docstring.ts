const LISTS =
  /^(?:Args|Arguments|Parameters|Other Parameters|Keyword Args|Keyword Arguments|Attributes|Raises|Returns|Yields|Receives|Warns)$/;
const TITLES: Readonly<Record<string, string>> = { Args: 'Parameters', Arguments: 'Parameters', 'Keyword Args': 'Keyword arguments' };
const BOXES = /^(?:Note|Warning|Tip|Important|Danger)s?$/;

/** A text of Python as Markdown: sections of Google, NumPy and Sphinx are lists, what a shell shows is a block of code. */
export function writeDocstring(text: string): string {
  const lines = text.split('\n');
  const parts: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const google = /^([A-Z][A-Za-z ]*):[ \t]*$/.exec(line)?.[1];
    const isNumpy = google === undefined && LISTS.test(line.trim()) && /^-{3,}\s*$/.test(lines[index + 1] ?? '');
    const name = isNumpy ? line.trim() : google;
    const isKnown = name !== undefined && (isNumpy || LISTS.test(name) || BOXES.test(name) || /^Examples?$/.test(name));
    const held = isKnown ? takeHeld(lines, index + (isNumpy ? 2 : 1), isNumpy) : [];
    if (name === undefined || held.length === 0) {
      parts.push(writeField(line));
      continue;
    }
    index += held.length + (isNumpy ? 1 : 0);
    if (BOXES.test(name))
      parts.push(`!!! ${name.replace(/s$/, '').toLowerCase()}`, '', ...held.map((one) => (one === '' ? '' : `    ${one.trimStart()}`)));
    else if (name.startsWith('Example')) parts.push(`**${name}**`, '', ...dedent(held));
    else parts.push(`**${TITLES[name] ?? name}**`, '', ...(isNumpy ? listNumpy(held) : listGoogle(dedent(held))), '');
  }
  return fenceShells(parts).join('\n');
}

/** `:param str to: The quay.` -> ``- `to`: The quay.``, `:returns: True` -> `- **Returns** True` */
function writeField(line: string): string {
  const [, name, rest = ''] = /^:(?:param|parameter|arg)\s+(?:\S+\s+)?(\w+):(.*)$/.exec(line) ?? [];
  if (name !== undefined) return `- \`${name}\`:${rest}`;
  const [, word = '', type = '', said = ''] = /^:(return|raise)s?(\s+[\w.]+)?:(.*)$/.exec(line) ?? [];
  return word === '' ? line : `- **${word === 'return' ? 'Returns' : 'Raises'}**${type}${said}`;
}

/** What is indented below a heading; of NumPy what comes before the next one. */
function takeHeld(lines: readonly string[], from: number, isNumpy: boolean): string[] {
  const end = lines.findIndex((line, at) => at >= from && (isNumpy ? /^-{3,}\s*$/.test(lines[at + 1] ?? '') : /^\S/.test(line)));
  return lines.slice(from, end === -1 ? undefined : end);
}

function dedent(lines: readonly string[]): string[] {
  const shared = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0));
}

/** `name (type): text` -> ``- `name` (type): text`` */
function listGoogle(lines: readonly string[]): string[] {
  return lines.map((line) => {
    if (line.trim() === '') return '';
    // Boxes within keep their depth.
    if (/^\s/.test(line)) return `  ${line.replace(/^ {1,4}/, '')}`;
    const [, name, type, rest = ''] = /^(\*{0,2}[\w.]+)(?:\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\))?:\s*(.*)$/.exec(line) ?? [];
    return name === undefined ? `- ${line}` : `- \`${name}\`${type === undefined ? '' : ` (\`${type}\`)`}: ${rest}`;
  });
}

/** `name : type` above an indented text. */
function listNumpy(lines: readonly string[]): string[] {
  return lines.map((line) => {
    if (line.trim() === '') return '';
    const [, name, type] = /^(\S[^:]*?)\s*(?::\s*(.*))?$/.exec(line) ?? [];
    return name === undefined ? `  ${line.trim()}` : `- \`${name}\`${type === undefined || type === '' ? '' : ` (\`${type}\`)`}:`;
  });
}

function fenceShells(lines: readonly string[]): string[] {
  let isShell = false;
  let isFenced = false;
  const shown = lines.flatMap((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const begins = !isShell && !isFenced && /^\s*>>> /.test(line);
    const ends = isShell && line.trim() === '';
    if (begins) isShell = true;
    if (ends) isShell = false;
    return [...(begins ? ['```pycon'] : []), ...(ends ? ['```'] : []), line];
  });
  return isShell ? [...shown, '```'] : shown;
}
