import type { ReactElement } from 'react';
import type { SectionData } from '../../data/site-data.ts';
import { useWords } from '../../words/use-words.ts';
import { Switcher } from '../switcher/switcher.tsx';

/** The menu of the documentation's versions. Nothing when there is one version. */
export function Versions({ section }: { section: SectionData | undefined }): ReactElement | null {
  const words = useWords();
  if (section === undefined || section.versions.length < 2) return null;
  const active = section.versions.find((version) => version.isActive);
  const name = active?.name ?? section.version;
  return (
    <Switcher key={section.id} className="octavo-versions" label={`${words.version} ${name ?? ''}`.trim()} links={section.versions}>
      {name ?? words.version}
      {active?.tag !== undefined && <span className="octavo-tag">{active.tag}</span>}
    </Switcher>
  );
}
