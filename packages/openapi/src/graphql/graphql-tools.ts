import type { parse, print, buildASTSchema, buildClientSchema, printSchema, validateSchema } from 'graphql';
import type { validateSDL } from 'graphql/validation/validate.js';
import type { specifiedSDLRules } from 'graphql/validation/specifiedRules.js';

/** What the package `graphql` reads schemas with: it is the user's, and loaded where a site has a schema. */
export interface GraphqlTools {
  parse: typeof parse;
  print: typeof print;
  buildASTSchema: typeof buildASTSchema;
  buildClientSchema: typeof buildClientSchema;
  printSchema: typeof printSchema;
  validateSchema: typeof validateSchema;
  validateSDL: typeof validateSDL;
  rules: typeof specifiedSDLRules;
}
