import type { NavIcon } from '@octavo/core';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { useHref } from '../../context/use-href.ts';

/** An icon of the layout as the config or a page's frontmatter names it; nothing where there is none. */
export function LayoutIcon({ icon, className }: { icon: NavIcon | undefined; className?: string }): ReactElement | null {
  const resolveHref = useHref();
  if (icon === undefined) return null;
  const source = icon.name.startsWith('/') ? resolveHref(icon.name) : icon.name;
  return <Icon icon={source} iconType={icon.type} className={className} />;
}
