import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';

const test = describeSmoke({
  app: 'host-mdx',
  base: '/docs',
  home: { href: '/', title: 'Griddle' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});

describeHostPage(test, { title: 'Griddle', link: 'over there' });

describeUntouched(test, { app: 'host-mdx', modules: ['/src/main.tsx', '/src/note.mdx'] });

describeHotReload(test);
