import * as v from 'valibot';
import { choice, flag, optionalFlag, optionalText, textList } from '../../schema/field.ts';
import { apiFiles } from './api-files.ts';

const mdx = v.object({
  server: v.exactOptional(textList('Base address of the endpoints that pages describe themselves; several let the reader choose.'), []),
  auth: v.exactOptional(
    v.pipe(
      v.object({
        method: v.exactOptional(choice(['bearer', 'basic', 'key', 'cobo'], 'How those endpoints authenticate.'), 'bearer'),
        name: optionalText('Name of the authentication parameter; with "basic", `[usernameName]:[passwordName]`.'),
        inputPrefix: optionalText('What the authentication field holds at first.'),
      }),
      v.description('The authentication field of those endpoints.'),
    ),
  ),
});

/** `api`: settings of the API pages. */
export const currentApiSchema = v.pipe(
  v.object({
    openapi: v.exactOptional(apiFiles('OpenAPI')),
    asyncapi: v.exactOptional(apiFiles('AsyncAPI')),
    params: v.exactOptional(
      v.pipe(
        v.object({
          expanded: v.exactOptional(choice(['all', 'topLevel', 'topLevelOneOfs', 'closed'], 'Which nested fields are open at first.')),
          order: v.exactOptional(choice(['required', 'file'], 'Whether required fields stand first, or all in the order of the API file.')),
          post: v.exactOptional(
            v.pipe(v.array(v.string()), v.description('Keywords of schemas whose values stand as labels after the names of fields.')),
          ),
        }),
        v.description('How parameters are shown.'),
      ),
    ),
    playground: v.exactOptional(
      v.pipe(
        v.object({
          display: v.exactOptional(
            choice(['interactive', 'simple', 'none', 'auth'], 'Show the playground, only the endpoint ("simple"), or nothing ("none").'),
            'interactive',
          ),
          proxy: flag('Whether requests go through a server in between. They always go to the API directly.', true),
          credentials: optionalFlag('Whether requests carry the cookies that the reader has of the API.'),
        }),
        v.description('The form for trying an endpoint.'),
      ),
    ),
    examples: v.exactOptional(
      v.pipe(
        v.object({
          languages: v.exactOptional(v.pipe(v.array(v.string()), v.description('Languages of the samples, in their order.'))),
          defaults: v.exactOptional(choice(['required', 'all'], 'Whether samples hold optional parameters.')),
          prefill: optionalFlag('Whether the playground begins with the examples of the file.'),
          autogenerate: optionalFlag('Whether samples are made where the file has none.'),
        }),
        v.description('The samples of requests.'),
      ),
    ),
    mdx: v.exactOptional(v.pipe(mdx, v.description('Endpoints that pages describe themselves, without a file.'))),
    maintainOrder: optionalFlag(
      'Whether operations stand in the order of the API file, as they do unless it says no; with `true`, fields as well.',
    ),
    url: v.exactOptional(choice(['full'], 'Endpoints are shown with the base address; they always are.')),
  }),
  v.description('Settings of the API pages.'),
);

/** `api` as the schema lets it through. */
export type ApiFields = v.InferOutput<typeof currentApiSchema>;
