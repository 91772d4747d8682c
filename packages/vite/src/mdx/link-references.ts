import type { PageReference } from './compiled-page.ts';

// A control character, which no keyboard writes, keeps a token apart from anything that a page could say. In JavaScript it is always
// written as an escape, so one pattern finds every token.
const TOKEN = /"\\u0001octavo_ref_(\d+)\\u0001"/g;

/** Returns the string that stands for `references[index]` until `linkReferences` replaces it. */
export function createToken(index: number): string {
  return `\u0001octavo_ref_${index}\u0001`;
}

/** Replaces each token of the code by the address that `resolve` gives for its reference, as a JavaScript string. */
export function linkReferences(code: string, references: readonly PageReference[], resolve: (reference: PageReference) => string): string {
  return code.replace(TOKEN, (token, index: string) => {
    const reference = references[Number(index)];
    return reference ? JSON.stringify(resolve(reference)) : token;
  });
}
