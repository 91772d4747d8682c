/** The colours of Mermaid by the token of the theme that they are. */
export const DIAGRAM_COLORS: Readonly<Record<string, string>> = {
  background: 'background clusterBkg edgeLabelBackground',
  border: 'clusterBorder',
  'border-strong': 'primaryBorderColor nodeBorder actorBorder labelBoxBorderColor noteBorderColor',
  'primary-tint': 'secondaryColor noteBkgColor',
  surface: 'mainBkg primaryColor actorBkg labelBoxBkgColor',
  'surface-strong': 'tertiaryColor',
  text: 'textColor signalTextColor',
  'text-muted': 'lineColor signalColor',
  'text-strong': 'primaryTextColor titleColor actorTextColor labelTextColor noteTextColor',
};
