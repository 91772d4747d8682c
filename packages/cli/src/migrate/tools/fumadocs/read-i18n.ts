import type { OldSource } from '../../source.ts';

/** The languages of an app, and how it tells which one a page is in. */
export interface SiteLanguages {
  /** As the app spells them, the default one first. */
  all: readonly string[];
  /** `docs/de/boats.mdx` in place of `docs/boats.de.mdx`. */
  isFolder: boolean;
  /** Which have no part of the address of their own. */
  hidden: 'none' | 'default' | 'all';
}

/** `{ defaultLanguage: 'en', languages: ['en', 'de'], parser: 'dir', hideLocale: 'default-locale' }`, wherever the app has it; undefined without. */
export function readI18n(source: OldSource): SiteLanguages | undefined {
  const known = READ.get(source);
  const read = known ?? { languages: findI18n(source) };
  if (known === undefined) READ.set(source, read);
  return read.languages;
}

/** Each page asks. */
const READ = new WeakMap<OldSource, { languages: SiteLanguages | undefined }>();

function findI18n(source: OldSource): SiteLanguages | undefined {
  const text = source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => source.read(file) ?? '')
    .find((one) => /\bdefineI18n\b|\bI18nConfig\b/.test(one) && /\bdefaultLanguage\s*:/.test(one));
  if (text === undefined) return undefined;
  const first = readWord(text, 'defaultLanguage') ?? 'en';
  const list = /\blanguages\s*[:=]\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const named = [...list.matchAll(/(["'`])([A-Za-z][\w-]*)\1/g)].map(([, , name = '']) => name);
  const hide = readWord(text, 'hideLocale');
  return {
    all: [...new Set([first, ...(named.length > 0 ? named : listSuffixes(source))])],
    isFolder: readWord(text, 'parser') === 'dir',
    hidden: hide === 'default-locale' ? 'default' : hide === 'always' ? 'all' : 'none',
  };
}

function readWord(text: string, field: string): string | undefined {
  return new RegExp(`\\b${field}\\s*:\\s*["'\`]([\\w-]+)["'\`]`).exec(text)?.[1];
}

/** The languages that names of files end in, where the list of them is made by code. */
function listSuffixes({ files }: OldSource): string[] {
  return files.flatMap((file) => /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.mdx?$/.exec(file)?.[1] ?? []);
}
