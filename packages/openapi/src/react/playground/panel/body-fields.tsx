import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaType } from '../../../model/media-type.ts';
import { coerceValue } from '../../../request/coerce-value.ts';
import { findMediaType } from '../../../request/create-body.ts';
import { findJson, stringifyJson } from '../../../request/json-text.ts';
import { isJsonType } from '../../../value/media-type-kind.ts';
import { fitValue } from '../form/fit-value.ts';
import { Later } from '../answer/later.tsx';
import type { JsonEditor } from '../input/json-editor.tsx';
import { Select } from '../input/select.tsx';
import { ValueInput } from '../input/value-input.tsx';
import { listBodyModes } from './list-body-modes.ts';
import type { BodyMode } from './list-body-modes.ts';
import { Toggle } from './toggle.tsx';
import type { Playground } from './use-playground.ts';

interface BodyFieldsProps {
  playground: Playground;
  /** Whether the reader has tried to send. */
  isTried: boolean;
}

const FILE = { type: 'string', format: 'binary' };

/** What the request carries: fields, text or a file, as its media type asks. */
export function BodyFields({ playground, isTried }: BodyFieldsProps): ReactElement | null {
  const { operation, draft, changeValues, replace } = playground;
  const { requestBody } = operation;
  const text = useText();
  const media = findMediaType(requestBody?.content ?? [], draft.values.contentType);
  const modes = media === undefined ? [] : listBodyModes(media, operation.schemas);
  const [chosen, setChosen] = useState<BodyMode | undefined>(draft.values.rawBody === undefined ? undefined : 'text');
  if (!requestBody || media === undefined) return null;
  const mode = chosen !== undefined && modes.includes(chosen) ? chosen : (modes[0] ?? 'text');
  const { body, rawBody } = draft.values;
  const isEmpty = body === undefined && !rawBody;

  const change = (next: MediaType, part: { body?: typeof body; rawBody?: string | undefined }): void =>
    changeValues({ contentType: next.type, body: undefined, rawBody: undefined, ...part });
  const switchTo = (next: BodyMode): void => {
    const place = { schema: media.schema, schemas: operation.schemas };
    if (next === 'text' && body !== undefined)
      change(media, { rawBody: stringifyJson(coerceValue(fitValue(body, media.schema, operation.schemas), place), 2) });
    if (next === 'fields' && rawBody !== undefined) change(media, { body: findJson(rawBody) });
    setChosen(next);
  };
  const cannotSwitch = mode === 'text' && isJsonType(media.type) && Boolean(rawBody) && findJson(rawBody ?? '') === undefined;

  return (
    <section className="octavo-try-part" aria-label={text('Body')}>
      <div className="octavo-try-part-head">
        <span className="octavo-try-caption">
          {text('Body')}
          {requestBody.required && (
            <span className="octavo-field-required" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {requestBody.content.length > 1 ? (
          <Select
            label={text('Body media type')}
            value={media.type}
            options={requestBody.content.map(({ type }) => ({ value: type, text: type }))}
            onChange={(contentType) => replace({ values: { ...draft.values, contentType, body: undefined, rawBody: undefined } })}
          />
        ) : (
          <span className="octavo-try-type">{media.type}</span>
        )}
        {modes.length > 1 && (
          <Toggle
            label={text('Body')}
            options={modes.map((one) => ({
              value: one,
              text: { fields: text('Fields'), text: isJsonType(media.type) ? 'JSON' : text('Text'), file: text('File') }[one],
              isDisabled: one !== mode && cannotSwitch,
            }))}
            value={mode}
            onChange={switchTo}
          />
        )}
      </div>
      {mode === 'text' && (
        <Later
          loader={loadJsonEditor}
          render={(Editor) => (
            <Editor
              id={`${playground.id}.body`}
              label={text('Body')}
              text={rawBody ?? ''}
              rows={6}
              language={isJsonType(media.type) ? 'json' : 'xml'}
              onChange={(next) => change(media, { rawBody: next === '' ? undefined : next })}
            />
          )}
        />
      )}
      {mode !== 'text' && (
        <ValueInput
          key={mode}
          id={`${playground.id}.body`}
          label={text('Body')}
          schema={mode === 'file' ? FILE : media.schema}
          depth={0}
          allowsFiles={mode === 'file' || media.type.startsWith('multipart/')}
          value={body}
          onChange={(next) => change(media, { body: next })}
        />
      )}
      {isTried && requestBody.required && isEmpty && <p className="octavo-try-problem">{text('This is required.')}</p>}
    </section>
  );
}

function loadJsonEditor(): Promise<typeof JsonEditor> {
  return import('../input/json-editor.tsx').then((module) => module.JsonEditor);
}
