import { useText } from '@octavo/theme/internal';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { Operation } from '../model/operation.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { nameStatus } from '../page/name-status.ts';
import { Html } from './html.tsx';
import { MediaTypes } from './media-types.tsx';
import { MethodBadge } from './method-badge.tsx';
import { ParameterRow } from './parameter-row.tsx';
import { ResponseBody } from './response-body.tsx';

/** The requests that the API sends in turn. */
export function CallbackList({ callbacks }: { callbacks: Operation['callbacks'] }): ReactElement {
  const text = useText();
  return (
    <>
      {callbacks.map(({ name, expression, operation }) => (
        <details
          key={`${name} ${expression} ${operation.method}`}
          className="octavo-response"
          id={`callback.${name}`}
          suppressHydrationWarning
        >
          <summary>
            <MethodBadge method={operation.method} />
            <span>{name}</span>
          </summary>
          <div className="octavo-flow">
            <p className="octavo-api-media">
              <code>{expression}</code>
            </p>
            {operation.summary !== undefined && <p>{operation.summary}</p>}
            <Html html={operation.description} />
            {groupParameters(operation).flatMap(({ parameters }) =>
              parameters.map((parameter) => (
                <ParameterRow key={`${parameter.in} ${parameter.name}`} parameter={parameter} id={`callback.${name}`} />
              )),
            )}
            {operation.requestBody && (
              <>
                <Html html={operation.requestBody.description} />
                <MediaTypes id={`callback.${name}.body`} content={operation.requestBody.content} />
              </>
            )}
            {operation.responses.map((response) => (
              <Fragment key={response.status}>
                <p className="octavo-api-caption">
                  {response.status} {response.summary ?? nameStatus(response.status, text)}
                </p>
                <ResponseBody response={response} id={`callback.${name}.response-${response.status}`} />
              </Fragment>
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
