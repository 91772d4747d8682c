/** `cScale`, 12 -> `cScale0 cScale1 … cScale11` */
function numbered(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
}

/** The colours of Mermaid by the token of the theme that they are. What it computes of them in dark mode alone is too dark to be told from the page. */
export const DIAGRAM_COLORS: Readonly<Record<string, string>> = {
  background: 'background clusterBkg edgeLabelBackground pieStrokeColor pieOuterStrokeColor rowOdd',
  border: 'clusterBorder',
  'border-strong': `primaryBorderColor nodeBorder actorBorder labelBoxBorderColor noteBorderColor archGroupBorderColor ${numbered('cScale', 12)}`,
  'primary-tint': 'secondaryColor noteBkgColor',
  surface: 'mainBkg primaryColor actorBkg labelBoxBkgColor rowEven',
  'surface-strong': 'tertiaryColor',
  text: 'textColor signalTextColor',
  'text-muted': `lineColor signalColor innerEndBackground archEdgeColor archEdgeArrowColor ${numbered('cScaleInv', 12)}`,
  'text-strong': `primaryTextColor titleColor actorTextColor labelTextColor noteTextColor pieSectionTextColor ${numbered('gitBranchLabel', 8)}`,
};
