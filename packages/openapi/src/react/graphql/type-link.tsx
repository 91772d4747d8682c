import { H2, useHref } from '@octavo/theme';
import { findEntry } from '@octavo/core/browser';
import type { ReactElement } from 'react';
import { toTypeName } from '../../model/graphql.ts';

/** Addresses of pages, by the name of a type or the coordinate of a field. */
export type TypeHrefs = Record<string, string> | undefined;

/** A type as the schema writes it, its name leading to its page: `[Route!]!`. */
export function TypeLink({ type, hrefs }: { type: string; hrefs: TypeHrefs }): ReactElement {
  const name = toTypeName(type);
  const at = type.indexOf(name);
  return (
    <code className="octavo-graphql-type">
      {type.slice(0, at)}
      <NameLink name={name} hrefs={hrefs} />
      {type.slice(at + name.length)}
    </code>
  );
}

function NameLink({ name, hrefs }: { name: string; hrefs: TypeHrefs }): ReactElement {
  const resolveHref = useHref();
  const href = hrefs && findEntry(hrefs, name);
  return href === undefined ? <>{name}</> : <a href={resolveHref(href)}>{name}</a>;
}

interface NameListProps {
  id: string;
  title: string;
  names: readonly string[];
  /** How many more there are. */
  more?: number;
  hrefs: TypeHrefs;
}

/** A part of the page that lists names, each leading to its page. */
export function NameList({ id, title, names, more = 0, hrefs }: NameListProps): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <section className="octavo-api-part">
      <H2 id={id}>{title}</H2>
      <ul className="octavo-graphql-names">
        {names.map((name) => (
          <li key={name}>
            <code>
              <NameLink name={name} hrefs={hrefs} />
            </code>
          </li>
        ))}
        {more > 0 && <li>+{more}</li>}
      </ul>
    </section>
  );
}
