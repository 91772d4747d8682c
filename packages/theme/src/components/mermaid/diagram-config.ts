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
    themeVariables: { ...colors, fontFamily, fontSize: '15px', dropShadow: 'none', darkMode: isDark },
  };
}
