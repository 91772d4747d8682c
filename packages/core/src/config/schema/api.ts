import * as v from 'valibot';
import { choice, flag, optionalText, textList } from './field.ts';
import { keepJson } from './keep-json.ts';

const auth = v.pipe(
  v.object({
    method: v.exactOptional(choice(['bearer', 'basic', 'key', 'cobo'], 'How every endpoint authenticates.'), 'bearer'),
    name: optionalText('Name of the authentication parameter; with "basic", `[usernameName]:[passwordName]`.'),
    inputPrefix: optionalText('Initial value of the authentication field.'),
  }),
  v.description('The authentication field of the playground.'),
);

const playground = v.pipe(
  v.object({
    mode: v.exactOptional(
      choice(['show', 'simple', 'hide'], 'Show the playground, only the endpoint (`simple`), or nothing (`hide`).'),
      'show',
    ),
    disableProxy: flag(
      'Whether requests go directly to the API. They do, unless the site is built with a proxy of its own (`proxy`).',
      false,
    ),
    credentials: v.exactOptional(v.pipe(v.boolean(), v.description("Whether requests include the reader's cookies for the API."))),
  }),
  v.description('The form for trying an endpoint.'),
  v.transform(({ credentials, ...rest }) => ({ ...rest, ...(credentials === true && { credentials: true as const }) })),
);

const request = v.pipe(
  v.looseObject({
    example: v.exactOptional(
      v.pipe(
        v.looseObject({
          showOptionalParams: v.exactOptional(v.pipe(v.boolean(), v.description('Whether code samples include optional parameters.'))),
          languages: v.exactOptional(v.pipe(v.array(v.string()), v.description('Languages of the code samples, in order.'))),
        }),
        v.description('Code samples of requests.'),
      ),
    ),
  }),
  v.description('How requests are shown.'),
  v.transform((value) => keepJson(value)),
);

const paramFields = v.pipe(
  v.looseObject({
    expanded: v.exactOptional(
      choice(
        ['all', 'topLevel', 'topLevelOneOfs', 'none'],
        'Which nested fields are expanded by default: `all`, those of the first level (`topLevel`), of these only alternatives (`topLevelOneOfs`), or none.',
      ),
    ),
    order: v.exactOptional(choice(['required', 'file'], 'Whether required fields are listed first, or all in the order of the API file.')),
  }),
  v.description('How parameters are shown.'),
  v.transform((value) => keepJson(value)),
);

/** `api`: settings of the API pages. */
export const apiSchema = v.pipe(
  v.object({
    baseUrl: v.exactOptional(textList('Base URL of all endpoints; with several, readers choose one.'), []),
    auth: v.exactOptional(auth),
    playground: v.exactOptional(playground, {}),
    maintainOrder: flag(
      'Whether operations and fields keep the order of the OpenAPI file; otherwise, by title and required fields first.',
      false,
    ),
    request: v.exactOptional(request),
    paramFields: v.exactOptional(paramFields),
  }),
  v.description('Settings of the API pages.'),
);
