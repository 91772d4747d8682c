import type { ReactElement } from 'react';
import type { Response, ResponseLink } from '../model/operation.ts';
import { nameStatus } from '../page/name-status.ts';
import { Html } from './html.tsx';
import { MediaTypes } from './media-types.tsx';
import { ParameterRow } from './parameter-row.tsx';

/** The answers of an operation; the first that succeeds is open. */
export function ResponseList({ responses }: { responses: readonly Response[] }): ReactElement {
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  return (
    <div className="octavo-responses">
      {responses.map((response) => (
        <details
          key={response.status}
          className="octavo-response"
          id={`response-${response.status}`}
          open={response === first}
          suppressHydrationWarning
        >
          <summary>
            <span className="octavo-status" data-status={response.status.charAt(0)}>
              {response.status}
            </span>
            <span>{response.summary ?? nameStatus(response.status)}</span>
          </summary>
          <div className="octavo-flow">
            <Html html={response.description} />
            {response.headers.length > 0 && (
              <>
                <p className="octavo-api-caption">Headers</p>
                {response.headers.map((header) => (
                  <ParameterRow key={header.name} parameter={header} id={`response-${response.status}.headers`} />
                ))}
              </>
            )}
            <MediaTypes id={`response-${response.status}`} content={response.content} />
            {response.links.map((link) => (
              <LinkRow key={link.name} link={link} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function LinkRow({ link }: { link: ResponseLink }): ReactElement {
  return (
    <div className="octavo-api-link">
      <p>
        <code>{link.name}</code>
        {link.operation !== undefined && (
          <>
            {' leads to '}
            <code>{link.operation}</code>
          </>
        )}
      </p>
      <Html html={link.description} />
      {Object.entries(link.parameters).map(([name, value]) => (
        <p key={name} className="octavo-schema-note">
          <code>{name}</code> from <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
        </p>
      ))}
    </div>
  );
}
