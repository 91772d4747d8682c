import { Logo, MenuButton, ModeToggle, SearchButton, useWords, VersionSwitch } from '@octavo/theme';
import type { RegionProps } from '@octavo/theme';
import type { ReactElement } from 'react';

export default function Header({ page, section }: RegionProps): ReactElement {
  const words = useWords<'tides'>();
  return (
    <header className="octavo-header" id="almanac-header">
      <div className="octavo-header-start">
        <MenuButton />
        <Logo />
        <VersionSwitch section={section} />
      </div>
      <SearchButton page={page} section={section} />
      <div className="octavo-header-end">
        <a href="https://almanac.test/today">{words.tides}</a>
        <ModeToggle />
      </div>
    </header>
  );
}
