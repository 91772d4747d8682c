import type { Operation } from '../model/operation.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import type { SampleLanguage } from './sample-language.ts';

/** The languages of samples in the order in which they are shown where a site names none. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [curl, javascript, python, go, java, php, ruby, csharp];

/** One sample of a request. */
export interface Sample {
  /** The language's id, or a given sample's language as written. */
  language: string;
  label: string;
  code: string;
  /** True for one that the file brings itself: it does not follow what is typed. */
  isGiven: boolean;
}

/**
 * The samples of an operation: those of the file first (`x-codeSamples`), then one for each other language of `languages`, in its order
 * (`api.request.example.languages`; all eight where it is empty). A name that `findSampleLanguage` does not know gives none.
 */
export function createSamples(operation: Pick<Operation, 'samples'>, request: HttpRequest, languages: readonly string[] = []): Sample[] {
  const covered = new Set(operation.samples.map(({ language }) => findSampleLanguage(language)));
  const wanted = languages.length > 0 ? languages.map(findSampleLanguage) : SAMPLE_LANGUAGES;
  const written = [...new Set(wanted)].flatMap((language) =>
    !language || covered.has(language)
      ? []
      : [{ language: language.id, label: language.label, code: language.write(request), isGiven: false }],
  );
  return [...listGivenSamples(operation), ...written];
}

/** The samples that an operation's file brings itself. */
export function listGivenSamples({ samples }: Pick<Operation, 'samples'>): Sample[] {
  return samples.map(({ language, label, source }) => ({
    language,
    label: label ?? findSampleLanguage(language)?.label ?? language,
    code: source,
    isGiven: true,
  }));
}

/** A language by what people call it: `bash`, `JS`, `C#`. */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return SAMPLE_LANGUAGES.find(({ id, label, aliases }) => id === wanted || label.toLowerCase() === wanted || aliases.includes(wanted));
}
