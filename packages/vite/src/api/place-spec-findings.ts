import { createConfigFinding, readWrittenTexts } from '@octavo/core/internal';
import type { ConfigTexts, Diagnostic } from '@octavo/core/internal';
import { toSource } from '@octavo/openapi/internal/load';

/** Moves the findings about API files that are not there to where the config names them: there is no file to open. */
export function placeSpecFindings(diagnostics: readonly Diagnostic[], config: ConfigTexts | undefined): Diagnostic[] {
  if (config === undefined || !diagnostics.some(isLost)) return [...diagnostics];
  const texts = readWrittenTexts(config);
  return diagnostics.map((one) => {
    const at = isLost(one) ? texts.find(({ path, value }) => path.includes('openapi') && toSource(value) === one.file) : undefined;
    return at === undefined ? one : createConfigFinding(one, at);
  });
}

function isLost({ code, file }: Diagnostic): boolean {
  return file !== undefined && (code === 'openapi/unreadable' || code === 'openapi/fetching');
}
