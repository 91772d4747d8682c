import type { DivisionLink } from '@octavo/core';
import { toLanguageTag } from '@octavo/core/browser';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { fillWords } from '../../words/split-words.ts';
import { useWords } from '../../words/use-words.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';

/** A list of divisions, of which one may be where the reader is. Renders nothing for an empty list. */
export function DivisionLinks({ links, className }: { links: DivisionLink[]; className: string }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.name} ${link.href}`} data-align={link.align}>
          <DivisionAnchor link={link} />
          {link.items && <DivisionLinks className="octavo-division-items" links={link.items} />}
        </li>
      ))}
    </ul>
  );
}

/** A link to a division: its name, and as far as it has them its icon, a tag and a line about it, or that it lacks the page which is read. */
export function DivisionAnchor({ link }: { link: DivisionLink }): ReactElement {
  const resolveHref = useHref();
  const words = useWords();
  const { name, href, isActive, isExternal, icon, tag, locale, isWithoutPage } = link;
  const description = isWithoutPage ? fillWords(words.notInVersion, { version: name }) : link.description;
  const language = locale === undefined ? undefined : toLanguageTag(locale);
  return (
    <a
      href={isExternal ? href : resolveHref(href)}
      aria-current={isActive ? 'true' : undefined}
      data-external={isExternal ? '' : undefined}
      hrefLang={language}
      lang={language}
    >
      <LayoutIcon icon={icon} className="octavo-nav-icon" />
      {description === undefined ? (
        name
      ) : (
        <span>
          {name}
          <span className="octavo-link-description">{description}</span>
        </span>
      )}
      {tag !== undefined && <span className="octavo-tag">{tag}</span>}
    </a>
  );
}
