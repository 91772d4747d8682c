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

/** An app that shall render the docs: its folder, its packages, and where it serves the docs, such as `/app/docs` below a base of `/app/`. */
export interface EmbedOptions extends Pick<Manifest, 'dependencies'> {
  address: string;
}

/** Writes the component that renders the docs, and the types of the module that it imports; a file that is there stays as it is. */
export function embedDocs(folder: string, { dependencies, address }: EmbedOptions): EmbeddedFiles {
  const isTyped = disk.exists(path.join(folder, 'tsconfig.json'));
  const place = disk.exists(path.join(folder, 'src')) ? 'src/' : '';
  const router = ROUTERS.find(({ packages }) => packages.some((name) => name in dependencies)) ?? NO_ROUTER;
  const from = router.packages.find((name) => name in dependencies) ?? '';
  const component = `${place}docs-route.${isTyped ? 'tsx' : 'jsx'}`;
  const files = [
    { name: component, text: writeComponent(router.write(from, isTyped ? LOCATION_TYPE : '')) },
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
      `Show the component in ${component} where the app shows ${address} and everything below it:`,
      ...["import { DocsRoute } from './docs-route';", router.usage(address)].map((line) => `  ${line}`),
    ],
  };
}

/** The parts of the component that depend on the app's router. */
interface ComponentParts {
  imports: string;
  props: string;
  hook: string;
}

interface Router {
  packages: string[];
  write: (from: string, type: string) => ComponentParts;
  /** The line of the app that shows the component. */
  usage: (address: string) => string;
}

const LOCATION_TYPE = ': [string, (to: string, options?: { replace?: boolean }) => void]';

const NO_ROUTER: Router = {
  packages: [],
  write: () => ({ imports: '', props: '', hook: '' }),
  usage: (address) => `location.pathname.startsWith('${address}') ? <DocsRoute /> : <App />`,
};

const ROUTERS: Router[] = [
  {
    packages: ['react-router', 'react-router-dom'],
    write: (from, type) => ({
      imports: `import { useHref, useLocation, useNavigate } from '${from}';\n`,
      props: ' hook={useFullLocation}',
      hook: `
/** The path with the router's basename, and a function that goes to another one. */
function useFullLocation()${type} {
  const basename = useHref('/').replace(/\\/$/, '');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return [basename + pathname, (to, options) => void navigate(to.slice(basename.length), options)];
}
`,
    }),
    usage: () => '<Route path="/docs/*" element={<DocsRoute />} />',
  },
  {
    packages: ['wouter'],
    write: (from, type) => ({
      imports: `import { useLocation, useRouter } from '${from}';\n`,
      props: ' hook={useFullLocation}',
      hook: `
/** The path with the router's base, and a function that goes to another one. */
function useFullLocation()${type} {
  const { base } = useRouter();
  const [path, navigate] = useLocation();
  return [base + path, (to, options) => navigate(\`~\${to}\`, options)];
}
`,
    }),
    usage: () => '<Route path="/docs/*?" component={DocsRoute} />',
  },
];

function writeComponent({ imports, props, hook }: ComponentParts): string {
  return `import { lazy, Suspense } from 'react';
${imports}
const Docs = lazy(async () => ({ default: (await import('virtual:octavo/app')).Docs }));

/** The documentation, loaded when it is first shown. */
export function DocsRoute() {
  return (
    <Suspense>
      <Docs${props} />
    </Suspense>
  );
}
${hook}`;
}
