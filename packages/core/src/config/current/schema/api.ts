import * as v from 'valibot';
import { choice, flag, optionalFlag, optionalText, textList } from '../../schema/field.ts';
import { apiChangelog } from './api-changelog.ts';
import { apiFiles, graphqlFiles } from './api-files.ts';

const mdx = v.object({
  server: v.exactOptional(textList('Base URL of the endpoints that pages document by hand; with several, readers choose one.'), []),
  auth: v.exactOptional(
    v.pipe(
      v.object({
        method: v.exactOptional(choice(['bearer', 'basic', 'key', 'cobo'], 'How these endpoints authenticate.'), 'bearer'),
        name: optionalText('Name of the authentication parameter; with "basic", `[usernameName]:[passwordName]`.'),
        inputPrefix: optionalText('Initial value of the authentication field.'),
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
    arazzo: v.exactOptional(apiFiles('Arazzo')),
    graphql: v.exactOptional(graphqlFiles()),
    params: v.exactOptional(
      v.pipe(
        v.object({
          expanded: v.exactOptional(
            choice(
              ['all', 'topLevel', 'topLevelOneOfs', 'closed'],
              'Which nested fields are expanded by default: `all`, those of the first level (`topLevel`), of these only alternatives (`topLevelOneOfs`), or none (`closed`).',
            ),
          ),
          order: v.exactOptional(
            choice(['required', 'file'], 'Whether required fields are listed first, or all in the order of the API file.'),
          ),
          post: v.exactOptional(
            v.pipe(v.array(v.string()), v.description('Schema keywords whose values are shown as labels after field names.')),
          ),
        }),
        v.description('How parameters are shown.'),
      ),
    ),
    playground: v.exactOptional(
      v.pipe(
        v.object({
          display: v.exactOptional(
            choice(
              ['interactive', 'simple', 'none', 'auth'],
              'Show the playground (`interactive`, `auth`), only the endpoint (`simple`), or nothing (`none`).',
            ),
            'interactive',
          ),
          proxy: flag(
            'Whether requests go through the proxy that the site is built with (`proxy`). Without one they go directly to the API.',
            true,
          ),
          credentials: optionalFlag("Whether requests include the reader's cookies for the API."),
        }),
        v.description('The form for trying an endpoint.'),
      ),
    ),
    examples: v.exactOptional(
      v.pipe(
        v.object({
          languages: v.exactOptional(v.pipe(v.array(v.string()), v.description('Languages of the code samples, in order.'))),
          defaults: v.exactOptional(
            choice(['required', 'all'], 'Whether code samples include optional parameters (`all`) or not (`required`).'),
          ),
          prefill: optionalFlag('Whether the playground is prefilled with the examples of the API file.'),
          autogenerate: optionalFlag('Whether to generate code samples when the API file has none.'),
        }),
        v.description('Code samples of requests.'),
      ),
    ),
    mdx: v.exactOptional(v.pipe(mdx, v.description('Endpoints that pages document by hand, without an API file.'))),
    overlays: v.exactOptional(
      v.pipe(
        v.array(v.string()),
        v.description(
          'Overlay files (OpenAPI Overlay 1.0 or 1.1), applied in this order to the API files that they extend; without `extends`, to all of them.',
        ),
      ),
    ),
    changelog: v.exactOptional(apiChangelog),
    maintainOrder: optionalFlag('Whether operations keep the order of the API file (the default); with `true`, fields do too.'),
    url: v.exactOptional(choice(['full'], 'Whether endpoints are shown with the base URL; they always are.')),
  }),
  v.description('Settings of the API pages.'),
);

/** `api` as the schema lets it through. */
export type ApiFields = v.InferOutput<typeof currentApiSchema>;
