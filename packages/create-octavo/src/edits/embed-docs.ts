import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/setup';
import type { Manifest } from '../project/read-manifest.ts';

/** What an app got that renders the docs itself. */
export interface EmbeddedFiles {
  /** Paths from the app's folder: those that were written, and those that were there. */
  written: string[];
  kept: string[];
  /** Lines that say how the app's router shows the component. */
  steps: string[];
}

/** Writes the component that renders the docs, and the types of the module that it imports; a file that is there stays as it is. */
export function embedDocs(folder: string, { dependencies }: Pick<Manifest, 'dependencies'>): EmbeddedFiles {
  const isTyped = disk.exists(path.join(folder, 'tsconfig.json'));
  const place = disk.exists(path.join(folder, 'src')) ? 'src/' : '';
  const router = ROUTERS.find(({ packages }) => packages.some((name) => name in dependencies)) ?? NO_ROUTER;
  const from = router.packages.find((name) => name in dependencies) ?? '';
  const component = `${place}docs-route.${isTyped ? 'tsx' : 'jsx'}`;
  const files = [
    { name: component, text: router.write(from, isTyped) },
    ...(isTyped ? [{ name: `${place}octavo-env.d.ts`, text: '/// <reference types="@octavo/vite/client" />\n' }] : []),
  ];
  const kept = files.filter(({ name }) => disk.exists(path.join(folder, name)));
  const written = files.filter((file) => !kept.includes(file));
  for (const { name, text } of written) {
    const file = path.join(folder, name);
    demand(disk.write(file, text), file);
  }
  return {
    written: written.map(({ name }) => name),
    kept: kept.map(({ name }) => name),
    steps: [
      `Show the component of ${component} where the app shows /docs and everything below it:`,
      ...router.usage.map((line) => `  ${line}`),
    ],
  };
}

interface Router {
  packages: string[];
  write: (from: string, isTyped: boolean) => string;
  usage: string[];
}

const IMPORT = "import { DocsRoute } from './docs-route';";

const NO_ROUTER: Router = {
  packages: [],
  write: () => `import { lazy, Suspense } from 'react';

const Docs = lazy(async () => ({ default: (await import('virtual:octavo/app')).Docs }));

/** The documentation, for everything below /docs; it is loaded when it is first shown. */
export function DocsRoute() {
  return (
    <Suspense>
      <Docs />
    </Suspense>
  );
}
`,
  usage: [IMPORT, "location.pathname.startsWith('/docs') ? <DocsRoute /> : <App />"],
};

const ROUTERS: Router[] = [
  {
    packages: ['react-router', 'react-router-dom'],
    write: (from, isTyped) => `import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from '${from}';

const Docs = lazy(async () => ({ default: (await import('virtual:octavo/app')).Docs }));

/** The documentation, for the route /docs/*; it is loaded when it is first shown. */
export function DocsRoute() {
  return (
    <Suspense>
      <Docs hook={useRouterLocation} />
    </Suspense>
  );
}

/** The path, and a function that goes to another one. */
function useRouterLocation()${isTyped ? ': [string, (to: string, options?: { replace?: boolean }) => void]' : ''} {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return [pathname, (to, options) => void navigate(to, options)];
}
`,
    usage: [IMPORT, '<Route path="/docs/*" element={<DocsRoute />} />'],
  },
  {
    packages: ['wouter'],
    write: (from) => `import { lazy, Suspense } from 'react';
import { useLocation } from '${from}';

const Docs = lazy(async () => ({ default: (await import('virtual:octavo/app')).Docs }));

/** The documentation, for the route /docs/*?; it is loaded when it is first shown. */
export function DocsRoute() {
  return (
    <Suspense>
      <Docs hook={useLocation} />
    </Suspense>
  );
}
`,
    usage: [IMPORT, '<Route path="/docs/*?" component={DocsRoute} />'],
  },
];
