import { expect, test } from 'vitest';
import { translateTabs } from './translate-tabs.ts';

test.each([
  [
    ':::: tabs key:os\n== macOS\nBrew\n\n::: tip\nA\n:::\n\n== Linux\n`apt`\n::::\n',
    '<Tabs>\n<Tab title="macOS">\n\nBrew\n\n::: tip\nA\n:::\n\n\n</Tab>\n<Tab title="Linux">\n\n`apt`\n\n</Tab>\n</Tabs>\n',
  ],
  ['::: tabs\n@tab:active npm\nA\n:::', '<Tabs>\n<Tab title="npm">\n\nA\n\n</Tab>\n</Tabs>'],
  ['::: tabs code\n```sh\n== a\n```\n:::', '::: code-group\n```sh\n== a\n```\n:::'],
  ['```md\n::: tabs\n== a\n:::\n```', '```md\n::: tabs\n== a\n:::\n```'],
  [
    ':::: tabs\n=== Linux\n::: tabs\n== `npm`\nA\n:::\n::::',
    '<Tabs>\n<Tab title="Linux">\n\n<Tabs>\n<Tab title="`npm`">\n\nA\n\n</Tab>\n</Tabs>\n\n</Tab>\n</Tabs>',
  ],
  ['::: tabs\n== a', '::: tabs\n== a'],
])('%j', (text, expected) => expect(translateTabs(text)).toBe(expected));
