import { createDiagramConfig } from '@octavo/theme/internal/document';
import { describeDrawingError } from './describe-drawing-error.ts';
import type { DrawingError } from './describe-drawing-error.ts';
import { createDrawingWindow } from './drawing-window.ts';
import type { DrawingWindow } from './drawing-window.ts';
import { DRAWING_COLORS } from './drawing-colors.ts';
import type { DrawingMode } from './drawing-colors.ts';
import { finishDrawing } from './finish-drawing.ts';
import { joinModes } from './join-modes.ts';
import { loadLibraries } from './load-libraries.ts';
import type { DrawingLibrary } from './load-libraries.ts';

/** A diagram as SVG for both colour modes; why its source is no diagram; or nothing where it takes a browser to draw it. */
export type DrawnDiagram = { svg: string } | DrawingError | undefined;

/** Draws diagrams, one at a time. */
export type DrawDiagram = (source: string) => Promise<DrawnDiagram>;

/** The id of every drawing, with which the ids in it begin: whoever shows it puts one of their own in its place. */
const DRAWING_ID = 'octavo-drawing';

/** Makes what draws diagrams with Mermaid, in a window without a browser. The libraries come with the first diagram. */
export async function createDrawDiagram(): Promise<DrawDiagram> {
  const { parseHTML, loadMermaid } = await loadLibraries();
  const window = createDrawingWindow(parseHTML);
  const library = await window.run(loadMermaid);
  return (source) => drawDiagram(source, { library, window });
}

async function drawDiagram(source: string, { library, window }: { library: DrawingLibrary; window: DrawingWindow }): Promise<DrawnDiagram> {
  try {
    await window.run(() => parse(source, library));
  } catch (error) {
    return describeDrawingError(error, source);
  }
  try {
    const modes: string[] = [];
    for (const mode of ['light', 'dark'] as const) modes.push(await window.run(() => drawMode(source, { library, window, mode })));
    const svg = joinModes(modes[0] ?? '', modes[1] ?? '');
    return svg === undefined ? undefined : { svg };
  } catch {
    // What a browser has and this window lacks is drawn by the reader's.
    return undefined;
  }
}

async function parse(source: string, library: DrawingLibrary): Promise<void> {
  library.initialize(createConfig('light'));
  await library.parse(source);
}

async function drawMode(
  source: string,
  { library, window, mode }: { library: DrawingLibrary; window: DrawingWindow; mode: DrawingMode },
): Promise<string> {
  const { document } = window;
  document.body.innerHTML = '';
  library.initialize(createConfig(mode));
  const { svg } = await library.render(DRAWING_ID, source);
  document.body.innerHTML = svg;
  const drawn = document.querySelector('svg');
  if (drawn === null || /["(, ]NaN(?![\w%])/.test(svg.replaceAll(/>[^<]*</g, '><'))) throw new Error('Mermaid produced no drawing.');
  return finishDrawing(drawn, { id: DRAWING_ID, cascade: window.cascade() });
}

function createConfig(mode: DrawingMode): Readonly<Record<string, unknown>> {
  return {
    ...createDiagramConfig({ colors: DRAWING_COLORS[mode], fontFamily: 'inherit', isDark: mode === 'dark' }),
    deterministicIds: true,
    handDrawnSeed: 1,
    // What a diagram may not set by itself: as Mermaid has it, and what makes the bytes the same.
    secure: [
      'secure',
      'securityLevel',
      'startOnLoad',
      'maxTextSize',
      'suppressErrorRendering',
      'maxEdges',
      'deterministicIds',
      'handDrawnSeed',
    ],
  };
}
