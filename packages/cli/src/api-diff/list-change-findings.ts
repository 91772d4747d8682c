import type { ApiChanges } from '@octavo/vite/internal';
import type { Annotation } from '../check/format-annotations.ts';
import { writeChange } from './format-changes.ts';

/** Breaking and risky changes as findings of the new file. */
export function listChangeFindings({ operations, title }: ApiChanges, file: string): Annotation[] {
  return operations.flatMap(({ key, changes }) =>
    changes
      .filter(({ level }) => level !== 'note')
      .map((change) => {
        const { text, reason } = writeChange(change);
        return {
          code: change.rule,
          severity: change.level === 'breaking' ? ('error' as const) : ('warning' as const),
          message: `${key === '' ? title : key}: ${text}`,
          ...(reason !== undefined && { hint: reason }),
          file,
        };
      }),
  );
}
