import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Docs } from 'virtual:octavo/app';

export function DocsPage(): ReactElement {
  return <Docs hook={useRouterLocation} />;
}

/** The host's router in the shape that `<Docs>` takes: the path, and a function that goes to another one. */
function useRouterLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return [pathname, (to, options) => void navigate(to, options)];
}
