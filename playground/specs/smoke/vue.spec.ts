import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';

const test = describeSmoke({
  app: 'vue',
  base: '/docs',
  home: { href: '/', title: 'Toaster' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});

describeHostPage(test, { title: 'Toaster' });

describeUntouched(test, { app: 'vue', modules: ['/src/main.ts', '/src/app.vue'] });

describeHotReload(test);
