import type { NavLink, NavPage, PartTexts } from '@octavo/core';
import type { ReactElement } from 'react';
import { breakName } from '../../components/breakable/break-name.tsx';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { useText } from '../../words/use-text.ts';
import type { FindText } from '../../words/use-text.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import type { SidebarBranch, SidebarEntry } from './create-sidebar-entries.ts';
import { findEntry } from '@octavo/core/browser';

/**
 * How a list shows its groups: without `onToggle` a closed group is a link to its first page, and an open one is only a title. On a site with
 * `drilldown` a closed group is that link always, and opens as well.
 */
export interface SidebarListProps {
  entries: SidebarEntry[];
  onToggle: ((branch: SidebarBranch) => void) | undefined;
}

/** A level of the sidebar's tree with everything open beneath it. */
export function SidebarList({ entries, onToggle }: SidebarListProps): ReactElement {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'leaf' ? (
            <SidebarLink item={entry.item} isCurrent={entry.isCurrent} />
          ) : (
            <SidebarGroup branch={entry} onToggle={onToggle} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarGroup({ branch, onToggle }: { branch: SidebarBranch; onToggle: SidebarListProps['onToggle'] }): ReactElement {
  const resolveHref = useHref();
  const { drilldown } = useSite();
  const { group, isOpen, href } = branch;
  const isLink = !isOpen && href !== undefined && (!onToggle || drilldown === true);
  if (group.title.trim() === '') return <SidebarList entries={branch.entries} onToggle={onToggle} />;
  const label = (
    <>
      <LayoutIcon icon={group.icon} className="octavo-nav-icon" />
      {group.title}
      {group.tag !== undefined && <span className="octavo-tag">{group.tag}</span>}
    </>
  );
  if (group.href !== undefined)
    return (
      <>
        <div className="octavo-nav-branch" data-octavo-group={branch.isEmpty ? undefined : group.title}>
          <a href={resolveHref(group.href)} aria-current={branch.isCurrent ? 'page' : undefined}>
            {label}
          </a>
          {onToggle && !branch.isEmpty && (
            <button
              type="button"
              className="octavo-nav-group"
              aria-expanded={isOpen}
              aria-label={group.title}
              onClick={() => onToggle(branch)}
            />
          )}
        </div>
        {branch.entries.length > 0 && <SidebarList entries={branch.entries} onToggle={onToggle} />}
      </>
    );
  return (
    <>
      {onToggle && !isLink && (
        <button type="button" className="octavo-nav-group" aria-expanded={isOpen} onClick={() => onToggle(branch)}>
          {label}
        </button>
      )}
      {isLink && (
        <a className="octavo-nav-group" href={resolveHref(href)} onClick={onToggle && (() => onToggle(branch))}>
          {label}
        </a>
      )}
      {!onToggle && (isOpen || href === undefined) && (
        <span className="octavo-nav-group" data-open="">
          {label}
        </span>
      )}
      {branch.entries.length > 0 && <SidebarList entries={branch.entries} onToggle={onToggle} />}
    </>
  );
}

/** Methods that are wider than their column. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };

/** What is no method of HTTP, and so a word of the page's language. */
const WORDS: Readonly<Record<string, keyof PartTexts>> = { WEBHOOK: 'HOOK', CHANNEL: 'CHANNEL' };

function nameMethod(method: string, text: FindText<PartTexts>): string {
  const word = findEntry(WORDS, method);
  return word === undefined ? (findEntry(SHORT, method) ?? method) : text(word);
}

function SidebarLink({ item, isCurrent }: { item: NavPage | NavLink; isCurrent: boolean }): ReactElement {
  const resolveHref = useHref();
  const text = useText();
  const page = item.kind === 'page' ? item : undefined;
  return (
    <a
      href={item.kind === 'page' ? resolveHref(item.href) : item.href}
      aria-current={isCurrent ? 'page' : undefined}
      data-external={item.kind === 'link' ? '' : undefined}
      data-deprecated={page?.deprecated === true ? '' : undefined}
    >
      {page?.method !== undefined && (
        <span className="octavo-method" data-method={page.method.toLowerCase()}>
          {nameMethod(page.method, text)}
        </span>
      )}
      <LayoutIcon icon={item.icon} className="octavo-nav-icon" />
      {breakName(item.title)}
      {page?.tag !== undefined && <span className="octavo-tag">{page.tag}</span>}
    </a>
  );
}
