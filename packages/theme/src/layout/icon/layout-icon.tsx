import type { NavIcon } from '@octavo/core';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon.tsx';

/** An icon of the layout as the config or a page's frontmatter names it; nothing where there is none. A file's address is ready to use. */
export function LayoutIcon({ icon, className }: { icon: NavIcon | undefined; className?: string }): ReactElement | null {
  return icon === undefined ? null : <Icon icon={icon.name} iconType={icon.type} className={className} />;
}
