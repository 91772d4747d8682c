import { defineExtension } from '@octavo/vite/extension';

export default defineExtension({
  markdown: {
    code: {
      languages: [
        {
          name: 'tide',
          scopeName: 'source.tide',
          patterns: [{ match: '\\b(?:high|low)\\b', name: 'keyword' }],
          repository: {},
        },
      ],
      transformers: [
        {
          name: 'line-numbers',
          line(node, line) {
            node.properties['data-number'] = line;
          },
        },
      ],
    },
  },
});
