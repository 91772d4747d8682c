import type { HttpRequest } from '../request/http-request.ts';

/** A language that requests are shown in. */
export interface SampleLanguage {
  /** Also the name for highlighting, but for `curl`, which is `bash`. */
  id: string;
  label: string;
  /** What people call it in a config or in `x-codeSamples`, lower case. */
  aliases: readonly string[];
  /** The whole code. Each text of the request stands in one literal that it cannot leave. */
  write: (request: HttpRequest) => string;
}
