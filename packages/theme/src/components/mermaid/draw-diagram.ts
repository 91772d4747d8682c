import { DIAGRAM_COLORS } from './diagram-colors.ts';
import { createDiagramConfig } from './diagram-config.ts';
import { drawUnderPolicy } from './draw-under-policy.ts';
import { mountSvg } from './mount-svg.ts';

/** A drawing: its source, and what puts it into an element until what that gives is called. */
export interface Drawn {
  svg: string;
  mount(place: Element): () => void;
}

/** What is used of the library `mermaid`: its default export. */
export interface MermaidLibrary {
  initialize(config: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Loads the library: `() => import('mermaid')`. */
export type LoadMermaid = () => Promise<{ default: MermaidLibrary }>;

/** Draws a diagram in the colours of the element it will stand in. Rejects when the source is no diagram. */
export async function drawDiagram(load: LoadMermaid, options: { id: string; source: string; element: HTMLElement }): Promise<Drawn> {
  const { default: library } = await load();
  library.initialize(createConfig(options.element));
  const drawn = await drawUnderPolicy({ library, id: options.id }, () => library.render(options.id, options.source));
  return { svg: drawn.svg, mount: (place) => mountSvg(place, drawn) };
}

/** The library computes tints from colours that it must know: what the theme's tokens come to here and now. */
function createConfig(element: HTMLElement): Readonly<Record<string, unknown>> {
  const probe = element.appendChild(document.createElement('span'));
  const colors = Object.entries(DIAGRAM_COLORS).flatMap(([token, names]) => {
    probe.style.color = `var(--octavo-color-${token})`;
    const { color } = getComputedStyle(probe);
    return color.startsWith('rgb') ? names.split(' ').map((name) => [name, color] as const) : [];
  });
  probe.remove();
  const { fontFamily, colorScheme } = getComputedStyle(element);
  return createDiagramConfig({ colors: Object.fromEntries(colors), fontFamily, isDark: colorScheme === 'dark' });
}
