import { createRoot } from 'react-dom/client';

import { HostPage } from './host-page.tsx';

/** The style sheets of which the address chooses one as the host's: `/docs/?host=bootstrap`. */
const HOSTS: Record<string, () => Promise<unknown>> = {
  bootstrap: () => import('bootstrap/dist/css/bootstrap.css'),
  hostile: () => import('./hostile.css'),
  tailwind: () => import('./tailwind.css'),
};

const query = new URLSearchParams(location.search);
const app = document.getElementById('app');
if (app === null) throw new Error('index.html has no #app.');

await HOSTS[query.get('host') ?? '']?.();
const isDocs = location.pathname.startsWith('/docs');
// `?with=docs` loads the docs' style sheet into the host's own page.
const docs = isDocs || query.get('with') === 'docs' ? await import('virtual:octavo/app') : undefined;
createRoot(app).render(isDocs && docs ? <docs.Docs /> : <HostPage />);
