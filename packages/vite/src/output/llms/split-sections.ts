import { splitTexts } from './split-texts.ts';

/** What an agent reads at once, in characters; a longer index is in parts. */
const MOST = 45_000;

/** A part of an index: the titles of its sections, and what it holds of them. */
export interface IndexPart {
  titles: string[];
  sections: string[];
}

/** Splits the sections of an index over parts of a size that an agent reads at once; a longer section goes on under its own heading. */
export function splitSections(sections: readonly string[]): IndexPart[] {
  const pieces = sections.flatMap(splitSection).map((text) => ({ text, size: text.length + 2 }));
  return splitTexts(pieces, MOST).map((part) => ({
    titles: [...new Set(part.map(({ text }) => text.slice(3, text.indexOf('\n'))))],
    sections: part.map(({ text }) => text),
  }));
}

function splitSection(text: string): string[] {
  if (text.length <= MOST) return [text];
  const [heading = '', , ...lines] = text.split('\n');
  const parts = splitTexts(
    lines.map((line) => ({ line, size: line.length + 1 })),
    MOST - heading.length - 4,
  );
  return parts.map((part) => `${heading}\n\n${part.map(({ line }) => line).join('\n')}`);
}
