import type { ReactElement } from 'react';
import type { SectionData } from '../../data/site-data.ts';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import { Switcher } from '../switcher/switcher.tsx';

/** The menu of the site's languages, each by its own name for itself; it keeps the page where it is there in the other language. */
export function Languages({ section }: { section: SectionData | undefined }): ReactElement | null {
  const words = useWords();
  if (section?.languages === undefined || section.languages.length < 2) return null;
  const active = section.languages.find(({ isActive }) => isActive);
  return (
    <Switcher
      key={section.id}
      className="octavo-languages"
      label={`${words.language} ${active?.name ?? ''}`.trim()}
      links={section.languages}
    >
      <Sign name="globe" />
      <span className="octavo-languages-name">{active?.name ?? words.language}</span>
    </Switcher>
  );
}
