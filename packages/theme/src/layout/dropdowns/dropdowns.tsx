import type { DivisionLink } from '@octavo/core';
import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { AnchorPlate } from '../anchors/anchor-plate.tsx';
import { Switcher } from '../switcher/switcher.tsx';

/** The menu above the sidebar's groups: which part of the docs is shown, with icon and description. Nothing where there is one part. */
export function Dropdowns({ dropdowns }: { dropdowns: DivisionLink[] }): ReactElement | null {
  const words = useWords();
  if (dropdowns.length < 2) return null;
  const active = dropdowns.find(({ isActive }) => isActive);
  return (
    <Switcher className="octavo-dropdowns" label={`${words.section} ${active?.name ?? ''}`.trim()} links={dropdowns}>
      {active?.icon !== undefined && <AnchorPlate anchor={active} />}
      <span className="octavo-dropdowns-name">
        {active?.name ?? words.section}
        {active?.description !== undefined && <span className="octavo-link-description">{active.description}</span>}
      </span>
    </Switcher>
  );
}
