/** What is used of the library `mermaid`: its default export. */
export interface MermaidLibrary {
  initialize(config: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Loads the library: `() => import('mermaid')`. */
export type LoadMermaid = () => Promise<unknown>;

/** Draws a diagram in the colours of the element it will stand in. Rejects when the source is no diagram. */
export async function drawDiagram(load: LoadMermaid, options: { id: string; source: string; element: HTMLElement }): Promise<string> {
  const module = await load();
  if (!isLibraryModule(module)) throw new TypeError('load() of <Mermaid> gave no module of the library `mermaid`.');
  const { default: library } = module;
  library.initialize(createConfig(options.element));
  const { svg } = await library.render(options.id, options.source);
  return svg;
}

function isLibraryModule(module: unknown): module is { default: MermaidLibrary } {
  return (
    typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'object' && module.default !== null
  );
}

/** The library computes tints from colours that it must know: what the theme's tokens come to here and now. */
function createConfig(element: HTMLElement): Readonly<Record<string, unknown>> {
  const probe = element.appendChild(document.createElement('span'));
  const colors = Object.entries(TOKENS).flatMap(([name, token]) => {
    probe.style.color = `var(--octavo-color-${token})`;
    const { color } = getComputedStyle(probe);
    return color.startsWith('rgb') ? [[name, color] as const] : [];
  });
  probe.remove();
  const { fontFamily, colorScheme } = getComputedStyle(element);
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily,
    themeVariables: { ...Object.fromEntries(colors), fontFamily, fontSize: '15px', darkMode: colorScheme === 'dark' },
  };
}

const TOKENS: Readonly<Record<string, string>> = {
  background: 'background',
  mainBkg: 'surface',
  primaryColor: 'surface',
  primaryBorderColor: 'border-strong',
  primaryTextColor: 'text-strong',
  secondaryColor: 'primary-tint',
  tertiaryColor: 'surface-strong',
  lineColor: 'text-muted',
  textColor: 'text',
  nodeBorder: 'border-strong',
  clusterBkg: 'background',
  clusterBorder: 'border',
  edgeLabelBackground: 'background',
  titleColor: 'text-strong',
  actorBkg: 'surface',
  actorBorder: 'border-strong',
  actorTextColor: 'text-strong',
  signalColor: 'text-muted',
  signalTextColor: 'text',
  labelBoxBkgColor: 'surface',
  labelBoxBorderColor: 'border-strong',
  labelTextColor: 'text-strong',
  noteBkgColor: 'primary-tint',
  noteBorderColor: 'border-strong',
  noteTextColor: 'text-strong',
};
