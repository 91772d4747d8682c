import type { Diagnostic } from '@octavo/core';
import type { WordsExtension } from './extension.ts';
import type { LoadedExtension } from './load-extension.ts';

/** Says which extensions give what there can be only one of; the first of them counts. */
export function findExtensionConflicts(extensions: readonly LoadedExtension[]): Diagnostic[] {
  const first = new Map<string, LoadedExtension>();
  const found = extensions.flatMap((extension) =>
    listClaims(extension).flatMap((claim) => {
      const other = first.get(claim);
      if (other === undefined) first.set(claim, extension);
      return other === undefined || other === extension ? [] : describeConflict(claim, other, extension);
    }),
  );
  return [...found, ...findSameNames(extensions)];
}

/** Messages, and the codes of rules, tell extensions apart by their names. */
function findSameNames(extensions: readonly LoadedExtension[]): Diagnostic[] {
  const files = new Map<string, string>();
  return extensions.flatMap(({ module: { name, file } }): Diagnostic[] => {
    const other = files.get(name);
    if (other === undefined) files.set(name, file);
    if (other === undefined || other === file) return [];
    const message = `Duplicate extension name \`${name}\`: ${other} and ${file}.`;
    return [{ code: 'extension/conflict', severity: 'warning', message, hint: 'Change the `name` of one of them.', file }];
  });
}

/** What only one extension may give, in words. */
function listClaims({ markdown, components = {}, words = {}, checks = {}, search, ask, pages }: LoadedExtension): string[] {
  return [
    ...(markdown?.code?.themes ? ['`markdown.code.themes`'] : []),
    ...(search === undefined ? [] : ['a search']),
    ...(ask === undefined ? [] : ['`ask`']),
    ...Object.keys(components).map((name) => `the component \`${name}\``),
    ...Object.entries(checks).flatMap(([code, check]) => (typeof check === 'function' ? [] : `the severity of \`${code}\``)),
    ...Object.entries(words).flatMap(([language, own]) =>
      listWords(own).map((word) => `the word \`${word}\` of the language \`${language}\``),
    ),
    ...pages.map(({ path }) => `the page \`${path}\``),
  ];
}

/** The words of a language, those of a list by its name: `searchDialog.nothing`. */
function listWords(words: WordsExtension): string[] {
  return Object.entries(words).flatMap(([word, text]) =>
    typeof text === 'object' ? Object.keys(text).map((own) => `${word}.${own}`) : word,
  );
}

/** Says that two extensions give what there can be only one of; `what` is in words. */
export function describeConflict(what: string, first: Pick<LoadedExtension, 'module'>, other: Pick<LoadedExtension, 'module'>): Diagnostic {
  return {
    code: 'extension/conflict',
    severity: 'error',
    message: `The extensions \`${first.module.name}\` and \`${other.module.name}\` both define ${what}; the first one is used.`,
    hint: 'Remove it from one of them.',
    file: other.module.file,
  };
}
