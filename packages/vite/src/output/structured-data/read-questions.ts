import { readMarkup } from '../search/read-markup.ts';
import { toPlainText } from '../search/to-plain-text.ts';

/** A question that a page answers. */
export interface Question {
  question: string;
  answer: string;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;

/** Reads the questions of a page from its text: the accordions whose titles are questions, each with its text without code. */
export function readQuestions(body: string): Question[] {
  if (!body.includes('<Accordion')) return [];
  const questions: Question[] = [];
  let open: { question: string; text: string } | undefined;
  for (const piece of readMarkup(body.replace(COMMENT, '').replace(FENCE, ''), { isMarkdown: false })) {
    if (piece.kind === 'open' && piece.name === 'Accordion') open = { question: piece.attributes['title'] ?? '', text: '' };
    else if (open === undefined) continue;
    else if (piece.kind === 'close' && piece.name === 'Accordion') {
      const [question, answer] = [toPlainText(open.question), toPlainText(open.text)];
      if (/[?？؟]$/.test(question) && answer !== '') questions.push({ question, answer });
      open = undefined;
    } else if (piece.kind === 'text') open.text += piece.text;
    else if (piece.kind !== 'expression') open.text += ' ';
  }
  return questions;
}
