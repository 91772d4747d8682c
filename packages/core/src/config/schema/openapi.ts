import { textList } from './field.ts';

/** `openapi`: one file or several; a list afterwards. */
export const openapiSchema = textList(
  'OpenAPI file or files: absolute addresses, or paths relative to this file.',
  'config/invalid-openapi',
);
