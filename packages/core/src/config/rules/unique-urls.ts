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
      // Of each URL the entries of which no two are seen together.
      const firsts = new Map<string, WrittenObject[]>();
      return objectsIn(config[field], [field]).flatMap((entry) => {
        if (typeof entry.object['url'] !== 'string') return [];
        const url = normalizeUrlPrefix(entry.object['url']);
        const others = firsts.get(url) ?? [];
        const first = others.find((other) => !isApart(other, entry));
        if (first === undefined) {
          firsts.set(url, [...others, entry]);
          return [];
        }
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

/** Whether two entries are of different versions: they are never seen together. */
function isApart({ object: { version: a } }: WrittenObject, { object: { version: b } }: WrittenObject): boolean {
  return a !== undefined && b !== undefined && a !== b;
}
