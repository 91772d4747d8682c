import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import { MENU_ID } from './menu.tsx';

/** The button of narrow screens that opens the sidebar. */
export function MenuButton(): ReactElement {
  const words = useWords();
  return (
    <button type="button" className="octavo-icon-button octavo-menu-button" popoverTarget={MENU_ID} aria-label={words.menu}>
      <Sign name="menu" />
    </button>
  );
}
