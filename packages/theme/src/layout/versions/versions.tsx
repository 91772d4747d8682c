import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { SectionData } from '../../data/site-data.ts';
import { DivisionLinks } from '../links/division-links.tsx';

/** The menu of the documentation's versions; a native `details`, so it opens before React is there. Nothing when there is one version. */
export function Versions({ section }: { section: SectionData | undefined }): ReactElement | null {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = ref.current;
      if (details === null || !details.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  if (section === undefined || section.versions.length < 2) return null;
  const active = section.versions.find((version) => version.isActive);
  return (
    <details className="octavo-versions" ref={ref} key={section.id}>
      <summary aria-label={`Version ${active?.name ?? section.version ?? ''}`.trim()}>
        {active?.name ?? section.version ?? 'Versions'}
      </summary>
      <DivisionLinks className="octavo-versions-list" links={section.versions} />
    </details>
  );
}
