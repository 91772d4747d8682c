import type { ReactElement } from 'react';
import { ModeToggle } from '../mode-toggle/mode-toggle.tsx';
import { useSite } from '../../context/use-site.ts';
import { useWords } from '../../words/use-words.ts';
import { TopButton } from '../links/top-button.tsx';
import { TopLinks } from '../links/top-links.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import type { RegionProps } from '../region.ts';
import { SearchButton } from '../search/search-button.tsx';
import { Languages } from '../languages/languages.tsx';
import { Products } from '../products/products.tsx';
import { Versions } from '../versions/versions.tsx';
import { Logo } from './logo.tsx';

/** The bar at the top: the menu button of narrow screens, logo, versions, search, links, button and mode toggle. */
export function Header({ page, section }: RegionProps): ReactElement {
  const { modeToggle } = useSite();
  const words = useWords();
  // A `div`: style sheets of authors colour `#navbar div`, which has to be all of the bar.
  return (
    <div className="octavo-header" role="banner">
      <div className="octavo-header-start">
        <MenuButton />
        <Logo />
        <Products section={section} />
        <Versions section={section} />
      </div>
      <SearchButton page={page} section={section} />
      <div className="octavo-header-end">
        <nav className="octavo-header-links" aria-label={words.site}>
          <TopLinks className="octavo-top-links" />
          <TopButton />
        </nav>
        <Languages section={section} />
        {!modeToggle.isHidden && <ModeToggle />}
      </div>
    </div>
  );
}
