import { slug } from 'github-slugger';
import { readMarkup } from '../search/read-markup.ts';
import { toPlainText } from '../search/to-plain-text.ts';

/** An `<Update>` of a page as a feed tells of it. */
export interface FeedUpdate {
  /** What the hash of the page's address names. */
  id: string;
  title: string;
  description: string;
  tags: string[];
  /** When it was, in UTC, where its label or its description is a day. */
  date?: string;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;

/** Reads the updates of a page from its text, in their order: what is said of each in `rss`, else its label and its text without code. */
export function readUpdates(body: string): FeedUpdate[] {
  const updates: FeedUpdate[] = [];
  let open: { attributes: Record<string, string>; source: string; text: string } | undefined;
  for (const piece of readMarkup(body.replace(COMMENT, '').replace(FENCE, ''), { isMarkdown: false })) {
    if (piece.kind === 'open' && piece.name === 'Update') open = { attributes: piece.attributes, source: piece.source, text: '' };
    else if (open === undefined) continue;
    else if (piece.kind === 'close' && piece.name === 'Update') {
      updates.push(createUpdate(open));
      open = undefined;
    } else if (piece.kind === 'text') open.text += piece.text;
    else if (piece.kind !== 'expression') open.text += '\n\n';
  }
  return updates;
}

function createUpdate({ attributes, source, text }: { attributes: Record<string, string>; source: string; text: string }): FeedUpdate {
  const { label = '', description = '', id } = attributes;
  const told = /\brss=\{\{([\s\S]*?)\}\}/.exec(source)?.[1] ?? '';
  const tags = /\btags=\{\s*\[([\s\S]*?)\]/.exec(source)?.[1] ?? '';
  const date = [label, description].map(parseDay).find((day) => day !== undefined);
  return {
    id: id ?? slug(label),
    title: readText(told, 'title') ?? label,
    description: readText(told, 'description') ?? [description, toPlainText(text)].filter((part) => part !== '').join('. '),
    tags:
      attributes['tags']?.split(',').map((tag) => tag.trim()) ??
      [...tags.matchAll(STRING)].map(([, double, single]) => double ?? single ?? ''),
    ...(date !== undefined && { date }),
  };
}

const STRING = /"([^"]*)"|'([^']*)'/g;

/** `title: "Night ferry"` in what stands between braces. */
function readText(object: string, key: string): string | undefined {
  const found = new RegExp(String.raw`\b${key}\s*:\s*(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`)`).exec(object);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** A day, however it is written, but not a version or a month. */
function parseDay(text: string): string | undefined {
  const hasDay = /\b\d{4}-\d{2}-\d{2}\b/.test(text) || (/[a-z]{3}/i.test(text) && /\b\d{1,2}(?:st|nd|rd|th)?\b(?=.*\b\d{4}\b)/i.test(text));
  const time = hasDay ? Date.parse(`${text.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}
