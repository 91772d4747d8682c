import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';

/** The site's logo, else its name, as the link that `logo.href` says. */
export function Logo(): ReactElement {
  const { name, logo, logoSizes: sizes } = useSite();
  const resolveHref = useHref();
  return (
    <a className="octavo-logo" href={logo?.href ?? resolveHref('/')}>
      {logo === undefined && name}
      {logo !== undefined && logo.light === logo.dark && <img src={logo.light} alt={name} {...sizes?.light} />}
      {logo !== undefined && logo.light !== logo.dark && (
        <>
          <img className="octavo-light-only" src={logo.light} alt={name} {...sizes?.light} />
          <img className="octavo-dark-only" src={logo.dark} alt={name} loading="lazy" {...sizes?.dark} />
        </>
      )}
    </a>
  );
}
