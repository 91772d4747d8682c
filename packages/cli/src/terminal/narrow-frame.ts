/** A line number, or none below the marked line, and the bar behind it. */
const GUTTER = /^[> ] +\d* ?\| ?/;

/** Cuts a frame to a terminal's width around its caret: where lines wrap, the caret stands below another character. */
export function narrowFrame(frame: string, columns: number): string {
  const lines = frame.split('\n').map((line) => {
    const [gutter = ''] = GUTTER.exec(line) ?? [];
    return { gutter, text: line.slice(gutter.length) };
  });
  const room = columns - Math.max(...lines.map(({ gutter }) => gutter.length));
  if (room < LEAST || lines.every(({ text }) => text.length <= room)) return frame;
  const caret = lines.find(({ text }) => /^ *\^+$/.test(text))?.text.indexOf('^') ?? 0;
  const from = caret < room * 0.7 ? 0 : caret - Math.floor(room / 2);
  return lines.map(({ gutter, text }) => (gutter + cut(text, from, room)).trimEnd()).join('\n');
}

/** Fewer characters of a line tell nothing. */
const LEAST = 20;

function cut(text: string, from: number, room: number): string {
  const shown = text.slice(from, from + room);
  const isCaret = /^ *\^+$/.test(text);
  const start = from > 0 && text.length > 0 && !isCaret ? `…${shown.slice(1)}` : shown;
  return text.length > from + room && !isCaret ? `${start.slice(0, -1)}…` : start;
}
