import { defineExtension } from '@octavo/vite/extension';
import * as v from 'valibot';

export default defineExtension({
  name: 'levels',
  frontmatter: v.object({
    level: v.optional(v.picklist(['beginner', 'expert']), 'beginner'),
    readingMinutes: v.optional(v.number()),
  }),
  components: { Level: './level.tsx' },
  checks: {
    'page/unknown-component': 'error',
    'no-todo': function* (_page, { text }) {
      const lines = text.split('\n');
      for (const [index, line] of lines.entries()) {
        const at = line.indexOf('TODO');
        if (at >= 0) yield { message: 'A TODO is left.', line: index + 1, column: at + 1, length: 4 };
      }
    },
  },
});
