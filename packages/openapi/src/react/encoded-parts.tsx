import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { PartEncodings } from '../model/media-type.ts';
import { listEncodedParts } from '../page/list-writing-details.ts';
import { toIdPart } from '../schema/to-id-part.ts';
import { DetailFold } from './detail-fold.tsx';
import { ParameterRow } from './parameter-row.tsx';

/** How the parts of a body are written, where the file says; `id` begins the ids of their headers. */
export function EncodedParts({ id, media }: { id: string; media: PartEncodings }): ReactElement {
  const text = useText();
  const parts = listEncodedParts(media);
  return (
    <>
      <DetailFold details={parts.flatMap(({ details }) => details)} />
      {parts.map(
        ({ name, headers }) =>
          headers.length > 0 && (
            <div key={name}>
              <p className="octavo-api-caption">
                {text('Headers')} <code>{name}</code>
              </p>
              {headers.map((header) => (
                <ParameterRow key={header.name} parameter={header} id={`${id}.${toIdPart(name)}`} />
              ))}
            </div>
          ),
      )}
    </>
  );
}
