import type { ReactElement } from 'react';
import type { OperationPageData } from '../../../page/api-page-data.ts';
import { Later } from '../answer/later.tsx';
import { loadAuthFields, loadBodyFields, loadLinkedForm, loadNoteList, loadServerFields } from './load-parts.ts';
import { ParameterFields } from './parameter-fields.tsx';
import type { Playground } from './use-playground.ts';

export interface RequestFieldsProps {
  playground: Playground;
  authField: OperationPageData['authField'];
  /** A form that came with the page's address. */
  link: string | undefined;
  /** Whether the reader has tried to send: what is missing is then marked. */
  isTried: boolean;
  /** Whether samples beside the form show the request. */
  hasSamples: boolean;
}

/** The fields of a request: where it goes, who sends it, its parameters and its body; parts that it does not have are not loaded. */
export function RequestFields({ playground, authField, link, isTried, hasSamples }: RequestFieldsProps): ReactElement {
  const { operation, request, revision } = playground;
  const { servers } = operation;
  const notes = request.notes.filter(({ code }) => !/^(?:missing|ignored)-/.test(code));
  return (
    <>
      {link !== undefined && (
        <Later loader={loadLinkedForm} render={(Linked) => <Linked key={link} link={link} playground={playground} />} />
      )}
      {(servers.length > 1 || servers.some(({ variables }) => variables.length > 0)) && (
        <Later loader={loadServerFields} render={(Fields) => <Fields playground={playground} />} />
      )}
      {operation.security.flat().length > 0 && (
        <Later
          loader={loadAuthFields}
          render={(Fields) => (
            <Fields key={playground.site} playground={playground} authField={authField} isTried={isTried} hasSamples={hasSamples} />
          )}
        />
      )}
      <ParameterFields key={`parameters ${revision}`} playground={playground} isTried={isTried} />
      {operation.requestBody && (
        <Later loader={loadBodyFields} render={(Fields) => <Fields key={`body ${revision}`} playground={playground} isTried={isTried} />} />
      )}
      {notes.length > 0 && <Later loader={loadNoteList} render={(List) => <List notes={notes} />} />}
    </>
  );
}
