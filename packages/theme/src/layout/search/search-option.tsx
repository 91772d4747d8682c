import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Sign } from '../sign/sign.tsx';
import type { SignName } from '../sign/sign.tsx';

/** A line of the list: an address to go to, or a search to make. */
export interface SearchOptionProps {
  id: string;
  isActive: boolean;
  kind: string;
  sign: SignName;
  /** With the base; undefined for a line that does something else. */
  href?: string;
  onChoose: (event: MouseEvent) => void;
  onPoint: () => void;
  children: ReactNode;
}

/** One option of the listbox. A link where it leads somewhere, so that it opens in a new tab as links do. */
export function SearchOption({ id, isActive, kind, sign, href, onChoose, onPoint, children }: SearchOptionProps): ReactElement {
  return (
    <a
      id={id}
      role="option"
      className="octavo-search-option"
      data-kind={kind}
      tabIndex={-1}
      aria-selected={isActive}
      href={href}
      onClick={onChoose}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => href === undefined && event.preventDefault()}
    >
      <Sign name={sign} />
      <span className="octavo-search-text">{children}</span>
      <Sign name="enter" />
    </a>
  );
}
