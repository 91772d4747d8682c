import { defineExtension } from '@octavo/vite/extension';
import harbours from './harbours.json' with { type: 'json' };

export default defineExtension({
  pages: () => [
    ...harbours.map(({ id, name, depth }) => ({
      path: `harbours/${id}`,
      frontmatter: { title: name, description: `The harbour of ${name}.` },
      text: `## Depth\n\n${depth} metres at low water.\n`,
    })),
    {
      path: 'charts/depths.md',
      frontmatter: { title: 'All depths' },
      text: harbours.map(({ id, name, depth }) => `- [${name}](/harbours/${id}): ${depth} metres`).join('\n'),
    },
  ],
  arrange: ({ config }) => ({
    config: { ...config, navigation: [...config.navigation, { group: 'Charts', pages: ['charts/depths'] }] },
  }),
});
