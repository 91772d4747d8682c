import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { ExternalDocs } from '../model/operation.ts';
import { isPageAddress } from '../model/is-page-address.ts';
import { Html } from './html.tsx';

/** A link to more, as the API file gives it; an address that is no web page is left out. */
export function ExternalLink({ docs }: { docs: ExternalDocs }): ReactElement | null {
  const text = useText();
  if (!isPageAddress(docs.url)) return null;
  return (
    <div className="octavo-api-more">
      <Html html={docs.description} />
      <a href={docs.url} rel="noreferrer">
        {docs.description === undefined ? text('Read more') : docs.url}
      </a>
    </div>
  );
}
