import { useFrontmatter } from '@octavo/theme';
import type { FrontmatterOf } from '@octavo/vite/extension';
import type { ReactElement } from 'react';
import type extension from './extension.ts';

export default function Level(): ReactElement {
  const { level, readingMinutes } = useFrontmatter<FrontmatterOf<typeof extension>>();
  return (
    <p id="almanac-level">
      For a {level}
      {readingMinutes !== undefined && `, ${readingMinutes.toFixed(0)} minutes`}
    </p>
  );
}
