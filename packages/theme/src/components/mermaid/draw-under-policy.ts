import { adoptStyles } from './adopt-styles.ts';
import { applyStyles, hideStyles, setStyle } from './style-properties.ts';

/** An SVG whose styles wait for `applyStyles`, and the sheet that it would have brought along. */
export interface StyledSvg {
  svg: string;
  css: string;
}

/** The last drawing of a library: the next one waits for it. */
const drawings = new WeakMap<object, Promise<unknown>>();

/**
 * Lets a library draw that writes `<style>` elements and `style` attributes, which a Content-Security-Policy without `'unsafe-inline'`
 * refuses. For as long as it draws, sheets that are made are adopted by the document, and `style` attributes are set as properties: both come
 * to the same for everyone. The sheet of the drawing is the one whose rules begin with `#id`.
 */
export async function drawUnderPolicy(
  { library, id }: { library: object; id: string },
  draw: () => Promise<{ svg: string }>,
): Promise<StyledSvg> {
  const drawing = (drawings.get(library) ?? Promise.resolve()).then(() => drawGuarded(id, draw));
  const settled = drawing.catch(() => undefined);
  drawings.set(library, settled);
  return drawing;
}

async function drawGuarded(id: string, draw: () => Promise<{ svg: string }>): Promise<StyledSvg> {
  const sheets: string[] = [];
  const cleanups: (() => void)[] = [];
  const adopt = (css: string): void => {
    sheets.push(css);
    cleanups.push(adoptStyles(document, css));
  };
  const create = document.createElement.bind(document);
  cleanups.push(
    replace(document, 'createElement', {
      value: (name: string, options?: ElementCreationOptions) => (name === 'style' ? createSheet(create, adopt) : create(name, options)),
    }),
    ...replaceMethods(),
  );
  try {
    const { svg } = await draw();
    return { svg: hideStyles(svg), css: sheets.find((css) => css.includes(`#${id}`)) ?? '' };
  } finally {
    for (const cleanup of cleanups) cleanup();
  }
}

/** An element that shows nothing in the place of a sheet. */
function createSheet(create: Document['createElement'], adopt: (css: string) => void): HTMLElement {
  const element = create('octavo-sheet');
  for (const property of ['innerHTML', 'textContent']) Object.defineProperty(element, property, { set: adopt });
  return element;
}

function replaceMethods(): (() => void)[] {
  const { setAttribute } = Element.prototype;
  const { parseFromString } = DOMParser.prototype;
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  return [
    replace(Element.prototype, 'setAttribute', {
      value(this: Element, name: string, value: string) {
        if (name !== 'style' || !setStyle(this, value)) setAttribute.call(this, name, value);
      },
    }),
    replace(Element.prototype, 'innerHTML', {
      ...(markup?.get && { get: markup.get }),
      set(this: Element, text: string) {
        markup?.set?.call(this, hideStyles(String(text)));
        applyStyles(this);
      },
    }),
    // Text may come as `TrustedHTML`. What is parsed has no window, and no properties that somebody would see: its styles wait.
    replace(DOMParser.prototype, 'parseFromString', {
      value(this: DOMParser, text: string, type: DOMParserSupportedType) {
        return parseFromString.call(this, hideStyles(String(text)), type);
      },
    }),
  ];
}

/** Gives what takes it back. */
function replace(owner: object, name: string, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...descriptor, configurable: true, ...('value' in descriptor && { writable: true }) });
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  };
}
