import { splitWords, useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Response, ResponseLink } from '../model/operation.ts';
import { DetailFold } from './detail-fold.tsx';
import { Html } from './html.tsx';
import { MediaTypes } from './media-types.tsx';
import { ParameterRow } from './parameter-row.tsx';

/** What an answer or a message is made of: its description, headers, bodies and what leads on; `id` begins the ids of its fields. */
export function ResponseBody({ response, id }: { response: Response; id: string }): ReactElement {
  const text = useText();
  return (
    <div className="octavo-flow">
      <Html html={response.description} />
      {response.headers.length > 0 && (
        <>
          <p className="octavo-api-caption">{text('Headers')}</p>
          {response.headers.map((header) => (
            <ParameterRow key={header.name} parameter={header} id={`${id}.headers`} />
          ))}
        </>
      )}
      <MediaTypes id={id} content={response.content} />
      {response.links.map((link) => (
        <LinkRow key={link.name} link={link} />
      ))}
      <DetailFold details={response.details} />
    </div>
  );
}

function LinkRow({ link }: { link: ResponseLink }): ReactElement {
  const text = useText();
  const name = <code key="link">{link.name}</code>;
  return (
    <div className="octavo-api-link">
      <p>
        {link.operation === undefined
          ? name
          : splitWords(text('{link} links to {operation}'), { link: name, operation: <code key="operation">{link.operation}</code> })}
      </p>
      <Html html={link.description} />
      <DetailFold details={link.details} />
      {Object.entries(link.parameters).map(([parameter, value]) => (
        <p key={parameter} className="octavo-schema-note">
          {splitWords(text('{name} from {value}'), {
            name: <code key="name">{parameter}</code>,
            value: <code key="value">{typeof value === 'string' ? value : JSON.stringify(value)}</code>,
          })}
        </p>
      ))}
    </div>
  );
}
