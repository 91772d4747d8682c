import { CopyButton, useText } from '@octavo/theme/internal';
import { useCallback, useId } from 'react';
import type { ReactElement } from 'react';
import { saveFile } from '../answer/save-file.ts';
import type { Playground } from '../panel/use-playground.ts';
import { FILE_FORMATS } from './file-formats.ts';
import { createLinkedDraft } from '../keep/redact-values.ts';
import { createFormHash, MOST_SHARED } from './form-link.ts';
import { createPortableRequest } from './portable-request.ts';

/** Takes the filled form elsewhere: as a link to it, or as a file for another program. */
export function ShareTool({ playground }: { playground: Playground }): ReactElement {
  const { operation, draft, base } = playground;
  const text = useText();
  const id = useId();
  const hash = createFormHash(operation.key, createLinkedDraft(operation, draft), MOST_SHARED);
  const link = hash === undefined ? undefined : new URL(`#${hash}`, location.href).href;
  const findLink = useCallback(() => link ?? '', [link]);
  return (
    <>
      {link === undefined ? (
        <p className="octavo-try-note">{text('This form is too long for a link.')}</p>
      ) : (
        <div className="octavo-try-field">
          <label htmlFor={id} className="octavo-try-label">
            {text('Link to this form')}
          </label>
          <div className="octavo-try-shared">
            <input id={id} className="octavo-try-input" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
            <CopyButton findText={findLink} />
          </div>
        </div>
      )}
      <div className="octavo-try-field" role="group" aria-labelledby={`${id}files`}>
        <span id={`${id}files`} className="octavo-try-label">
          {text('Save for another program')}
        </span>
        <div className="octavo-try-shared">
          {FILE_FORMATS.map(({ name, ending, write }) => (
            <button
              key={name}
              type="button"
              className="octavo-try-secondary"
              onClick={() => saveFile(nameFile(operation.key) + ending, write(createPortableRequest(operation, draft, base)))}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <p className="octavo-try-note">{text('Without credentials, secrets and files.')}</p>
    </>
  );
}

/** `POST /routes/{id}` -> `post-routes-id` */
function nameFile(key: string): string {
  return (
    key
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'request'
  );
}
