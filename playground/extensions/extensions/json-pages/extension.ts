import { defineExtension } from '@octavo/vite/extension';
import harbours from './harbours.json' with { type: 'json' };

export default defineExtension({
  pages: () =>
    harbours.map(({ id, name, depth }) => ({
      path: `harbours/${id}`,
      frontmatter: { title: name, description: `The harbour of ${name}.` },
      text: `## Depth\n\n${depth} metres at low water.\n`,
    })),
});
