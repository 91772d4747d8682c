import type { SearchSection } from './search-record.ts';

/** Puts a page's sections together in the order in which its text is read. */
export interface SectionWriter {
  /** A heading: what follows is under it. */
  open(id: string, heading: string): void;
  /** A part inside of a section, like an accordion; after `leave`, the text is the outer section's again. */
  enter(id: string, heading: string): void;
  leave(): void;
  text(text: string): void;
  code(code: string): void;
  sections(): SearchSection[];
}

/** Makes a writer; before the first heading the id is empty. */
export function createSectionWriter(): SectionWriter {
  const sections: { id: string; heading: string; text: string[]; code: string[] }[] = [];
  const outer: { id: string; heading: string }[] = [];
  let current = begin('', '');

  function begin(id: string, heading: string): (typeof sections)[number] {
    const section = { id, heading, text: [], code: [] };
    sections.push(section);
    return section;
  }
  return {
    open(id, heading) {
      current = begin(id, heading);
    },
    enter(id, heading) {
      outer.push({ id: current.id, heading: current.heading });
      current = begin(id, heading);
    },
    leave() {
      const { id, heading } = outer.pop() ?? { id: '', heading: '' };
      current = begin(id, heading);
    },
    text: (text) => void (text !== '' && current.text.push(text)),
    code: (code) => void (code.trim() !== '' && current.code.push(code.trim())),
    sections() {
      const seen = new Set<string>();
      return sections
        .map(({ id, heading, text, code }) => ({ id, heading, text: text.join(' '), code: code.join('\n') }))
        .filter(({ id, text, code }) => {
          const isNeeded = text !== '' || code !== '' || (id !== '' && !seen.has(id));
          seen.add(id);
          return isNeeded;
        });
    },
  };
}
