import type { ReactElement } from 'react';
import { splitWords } from '../../words/split-words.ts';
import { useWords } from '../../words/use-words.ts';

export interface LastChangedProps {
  /** `2026-06-03` */
  day: string;
  /** The language of the page: `pt-BR`. */
  lang: string;
}

/** The day of a page's last change. Browsers and Node may spell a day differently: what the document has stays. */
export function LastChanged({ day, lang }: LastChangedProps): ReactElement {
  const { lastChanged } = useWords();
  const date = (
    <time key="date" dateTime={day} suppressHydrationWarning>
      {formatDay(day, lang)}
    </time>
  );
  return <p className="octavo-last-changed">{splitWords(lastChanged, { date })}</p>;
}

function formatDay(day: string, lang: string): string {
  try {
    return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  } catch {
    // A site may name a language that is none.
    return day;
  }
}
