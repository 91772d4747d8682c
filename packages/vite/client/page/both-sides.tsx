import { createContext, Fragment, useContext, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Knows whether something inside has asked which side it is on while both had to say the same. */
interface Sides {
  ask(): void;
  isAsked(): boolean;
}

const SidesContext = createContext<Sides | undefined>(undefined);

/**
 * Stands around an author's own component that may ask whether there is a browser: until the browser has taken the page over, it is told what
 * it was told when the page was rendered without one, and is made anew then. Else React finds another text than the document has.
 */
export function BothSides({ children }: { children: ReactNode }): ReactElement {
  const [sides] = useState(createSides);
  const isPrerendered = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return (
    <SidesContext value={isPrerendered ? sides : undefined}>
      <Fragment key={sides.isAsked() && !isPrerendered ? 'browser' : 'both'}>{children}</Fragment>
    </SidesContext>
  );
}

/** Whether a component is to show what it shows without a browser. Written into the components of authors that ask `typeof window`. */
export function useIsPrerendered(): boolean {
  const sides = useContext(SidesContext);
  sides?.ask();
  return sides !== undefined;
}

function createSides(): Sides {
  let isAsked = false;
  const ask = (): void => {
    isAsked = true;
  };
  return { ask, isAsked: () => isAsked };
}
