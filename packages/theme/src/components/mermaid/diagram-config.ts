/** What a drawing takes from the page around it. */
export interface DiagramLook {
  /** By the names of Mermaid's variables. */
  colors: Readonly<Record<string, string>>;
  fontFamily: string;
  isDark: boolean;
}

/** Tells Mermaid how to draw: in the look of the page, flat as the page is, and with nothing that runs. */
export function createDiagramConfig({ colors, fontFamily, isDark }: DiagramLook): Readonly<Record<string, unknown>> {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    fontFamily,
    themeVariables: { ...colors, ...colorSeries(isDark), fontFamily, fontSize: '15px', dropShadow: 'none', darkMode: isDark },
  };
}

/** Hues that are told apart beside each other, in the order of use: light, dark. They are those of the theme's badges. */
const HUES = [
  ['#2f6fed', '#5b93ff'],
  ['#e2631a', '#f08548'],
  ['#1f9d57', '#3fbf78'],
  ['#8250df', '#a985f5'],
  ['#c98a0c', '#dda83a'],
  ['#d9363e', '#f0656c'],
] as const;

/** What the parts of a pie and the plots of a chart are drawn in. Mermaid computes all but the first of them from the colour of boxes, which is next to white. */
function colorSeries(isDark: boolean): Readonly<Record<string, unknown>> {
  const series = HUES.map(([light, dark]) => (isDark ? dark : light));
  const slices = Array.from({ length: 12 }, (_, index) => [`pie${index + 1}`, series[index % series.length]] as const);
  return {
    ...Object.fromEntries(slices),
    // The text on a part is that of the page. One for both modes: the build joins drawings that differ in their colours alone.
    pieOpacity: '0.55',
    xyChart: { plotColorPalette: series.join(',') },
  };
}
