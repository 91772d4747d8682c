import type { DiagnosticCode } from '../../diagnostic/codes.ts';
import { formatConfigPath } from '../config-path.ts';
import { normalizeUrlPrefix } from '../schema/normalize-url-prefix.ts';
import type { Rule } from './rule.ts';
import { objectsIn } from './written-objects.ts';
import type { WrittenObject } from './written-objects.ts';

/** Two tabs that readers can see at once have different urls. */
export const uniqueTabUrls: Rule = uniqueUrls('tabs', { code: 'config/duplicate-tab-url', word: 'tab' });

/** Two anchors that readers can see at once have different urls. */
export const uniqueAnchorUrls: Rule = uniqueUrls('anchors', { code: 'config/duplicate-anchor-url', word: 'anchor' });

function uniqueUrls(field: string, { code, word }: { code: DiagnosticCode; word: string }): Rule {
  return {
    code,
    severity: 'warning',
    check(config) {
      const entries = objectsIn(config[field], [field]);
      return entries.flatMap((entry, index) => {
        const first = entries.slice(0, index).find((other) => isSameUrl(other, entry));
        if (first === undefined) return [];
        const path = [...entry.path, 'url'];
        return [
          {
            message: `\`${formatConfigPath(path)}\` is also the URL of \`${formatConfigPath(first.path)}\`, so this ${word} has no pages.`,
            hint: `Give each ${word} its own URL, or remove one.`,
            path,
          },
        ];
      });
    },
  };
}

/** Entries of two different versions are never seen together. */
function isSameUrl({ object: a }: WrittenObject, { object: b }: WrittenObject): boolean {
  if (typeof a['url'] !== 'string' || typeof b['url'] !== 'string') return false;
  const isApart = a['version'] !== undefined && b['version'] !== undefined && a['version'] !== b['version'];
  return !isApart && normalizeUrlPrefix(a['url']) === normalizeUrlPrefix(b['url']);
}
