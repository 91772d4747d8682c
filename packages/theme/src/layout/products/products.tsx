import type { ReactElement } from 'react';
import type { SectionData } from '../../data/site-data.ts';
import { useWords } from '../../words/use-words.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { Switcher } from '../switcher/switcher.tsx';

/** The menu of the site's products, beside the logo. Nothing when there is one. */
export function Products({ section }: { section: SectionData | undefined }): ReactElement | null {
  const words = useWords();
  if (section?.products === undefined || section.products.length < 2) return null;
  const active = section.products.find(({ isActive }) => isActive);
  return (
    <Switcher key={section.id} className="octavo-products" label={`${words.product} ${active?.name ?? ''}`.trim()} links={section.products}>
      <LayoutIcon icon={active?.icon} className="octavo-nav-icon" />
      {active?.name ?? words.product}
    </Switcher>
  );
}
