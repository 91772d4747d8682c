import { createFontStyle, createThemeStyle } from '@octavo/theme/internal/document';
import type { Live } from '../content/live.ts';
import { sharesCodeLooks } from '../content/pages/render-page-sheet.ts';
import type { Sources } from '../content/sources.ts';
import type { SiteProject } from '../site/project.ts';
import { listThemeSheets } from './list-theme-sheets.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/** The sheets of a document: in dev the theme's is linked in the head, so that the first paint has it. */
export function renderStyles(project: SiteProject & Pick<Sources, 'store' | 'ownComponents'>): string {
  const { store, isDev, mode, options, ownComponents } = project;
  // A theme of somebody's own imports its sheets itself.
  const isElsewhere = options.theme !== undefined || (isDev && mode !== 'embedded');
  // In an app's own document the sheet is taken out of its layers, as one.
  const isWhole = mode === 'embedded';
  // What the author's own modules show is not known.
  const rare = Object.keys(ownComponents()).length > 0 ? ['rare'] : [];
  const looks = sharesCodeLooks(project) ? ['code-looks'] : [];
  const names = isWhole ? ['styles'] : ['page', ...looks, ...listThemeSheets(store.site()), ...rare];
  const sheets = isElsewhere ? [] : names.map((name) => `@octavo/theme/${name}.css`);
  // Where the head would have them: they win over an author's.
  const colors = sharesColors(project) ? [toVirtualId(COLORS_SHEET)] : [];
  const imports = [...sheets, ...store.styles(), ...colors].map((file) => `import ${JSON.stringify(file)};`);
  return [...imports, ...(isDev ? ['if (import.meta.hot) import.meta.hot.accept();'] : [])].join('\n');
}

/** The name of the sheet of the site's colours. */
export const COLORS_SHEET = 'colors.css';

/** The colours of the site, for the sheet that all its documents share. */
export function renderColors({ store }: Pick<Sources, 'store'>): string {
  return createThemeStyle(store.site().config.colors);
}

/** Whether the sheet that all documents of a site share holds its colours: its fonts stand in each head, and the colours beside them. */
export function sharesColors({ isDev, mode, options, store }: SiteProject & Pick<Sources, 'store'>): boolean {
  return !isDev && mode !== 'embedded' && options.theme === undefined && createFontStyle(store.site().config.look?.fonts) === '';
}

/** What a document has in dev only: the problems over the page, and Fast Refresh made ready. */
export function renderOverlay({ isDev, refresh }: Pick<SiteProject, 'isDev'> & Pick<Live, 'refresh'>): string {
  if (!isDev) return 'export const followPages = () => undefined;';
  return [
    "import { startOverlay } from '@octavo/vite/client/document/overlay';",
    'if (import.meta.hot) import.meta.hot.accept();',
    'export const followPages = import.meta.hot ? startOverlay(import.meta.hot) : () => undefined;',
    ...(refresh === undefined
      ? []
      : [
          "import { primeRefresh } from '@octavo/vite/client/document/prime-refresh';",
          `import * as refresh from ${JSON.stringify(toVirtualId('refresh'))};`,
          'primeRefresh(refresh);',
        ]),
  ].join('\n');
}

/** Services are started on a built site only: what authors and tests do is no visit. */
export function renderIntegrations({ store, isDev }: Pick<SiteProject, 'isDev'> & Pick<Sources, 'store'>): string {
  const { services, consent } = store.site().config.integrations;
  if (isDev || Object.keys(services).length === 0) return '';
  const entries = Object.entries(services).map(
    ([service, settings]) =>
      `{ settings: ${JSON.stringify(settings)}, load: () => import(${JSON.stringify(`@octavo/vite/client/integrations/${service}`)}) }`,
  );
  return [
    "import { startIntegrations } from '@octavo/vite/client/integrations/start-integrations';",
    `startIntegrations([${entries.join(', ')}], ${JSON.stringify(consent)});`,
  ].join('\n');
}
