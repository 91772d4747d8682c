import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { NavItem } from '@octavo/core';
import { useHref } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import contents from 'virtual:octavo/contents';
import { useLatest } from '../use-latest.ts';

/** The page that links every listed page: where a reader without JavaScript finds what a closed branch of the sidebar leaves out. */
export function ContentsPage(): ReactElement {
  const text = useText();
  const { sections, others } = useLatest('contents', contents);
  const rest: NavItem[] = others.map((page) => ({ kind: 'page', ...page }));
  return (
    <>
      {sections.map(({ id, title, navigation }) => (
        <Fragment key={id}>
          {title !== '' && <h2 id={id}>{title}</h2>}
          <Items items={navigation} />
        </Fragment>
      ))}
      {rest.length > 0 && (
        <>
          <h2 id="more">{text('More pages')}</h2>
          <Items items={rest} />
        </>
      )}
    </>
  );
}

function Items({ items }: { items: NavItem[] }): ReactElement {
  const toHref = useHref();
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          {item.kind === 'group' ? item.title : <a href={item.kind === 'page' ? toHref(item.href) : item.href}>{item.title}</a>}
          {item.kind === 'group' && <Items items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
