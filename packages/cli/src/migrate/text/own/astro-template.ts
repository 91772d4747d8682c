/** A template of Astro as it is read from a place on. */
interface Reader {
  text: string;
  at: number;
}

const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;
const NAME = /[A-Za-z][\w.:-]*/y;
const ATTRIBUTE = /[^\s"'`<>/={}]+/y;

/** Stands in markup for a script, which is not here: whoever shows the markup tells of it. */
export const SCRIPT = '\ue000';

/** What a template does beyond showing something. */
class LiveError extends Error {}

/** A template of Astro as the children of an element of JSX; undefined where it does more than show something, or cannot be read. */
export function toAstroJsx(template: string): string | undefined {
  const reader = { text: template, at: 0 };
  try {
    const children = readChildren(reader);
    return reader.at < template.length ? undefined : children.map(({ jsx }) => jsx).join('');
  } catch (error) {
    if (error instanceof LiveError) return undefined;
    throw error;
  }
}

/** By which prop a module takes what goes into a slot of this name. */
export function slotProp(name: string): string {
  return `slot_${name.replaceAll('-', '_')}`;
}

interface Child {
  jsx: string;
  /** The slot of the component around it that it is for. */
  slot?: string;
}

/** Reads until a closing tag, or the end. */
function readChildren(reader: Reader): Child[] {
  const children: Child[] = [];
  while (reader.at < reader.text.length && !startsWith(reader, '</')) {
    if (startsWith(reader, '<!')) skipDeclaration(reader);
    else if (startsTag(reader)) children.push(readElement(reader));
    else if (startsWith(reader, '{')) children.push({ jsx: `{${readCode(reader)}}` });
    else children.push({ jsx: readText(reader) });
  }
  return children;
}

function startsWith({ text, at }: Reader, sign: string): boolean {
  return text.startsWith(sign, at);
}

function startsTag({ text, at }: Reader): boolean {
  return /^<[A-Za-z>]/.test(text.slice(at, at + 2));
}

/** `<!-- … -->`, `<!doctype html>` */
function skipDeclaration(reader: Reader): void {
  const end = startsWith(reader, '<!--') ? '-->' : '>';
  skipPast(reader, end);
}

function skipPast(reader: Reader, end: string): string {
  const found = reader.text.indexOf(end, reader.at);
  if (found === -1) throw new LiveError();
  const passed = reader.text.slice(reader.at, found);
  reader.at = found + end.length;
  return passed;
}

function readText(reader: Reader): string {
  const start = reader.at;
  reader.at += 1;
  while (reader.at < reader.text.length && !/[{<]/.test(reader.text.charAt(reader.at))) reader.at += 1;
  return reader.text.slice(start, reader.at).replaceAll(/[}<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function match(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0] ?? '';
  reader.at += found.length;
  return found;
}

function skipSpace(reader: Reader): void {
  match(reader, /\s*/y);
}

function readElement(reader: Reader): Child {
  reader.at += 1;
  const name = match(reader, NAME);
  const { attributes, slot, isClosed } = readAttributes(reader);
  // Styles of the old site's own are not here.
  if (/^(?:style|script)$/.test(name) && !isClosed) {
    skipPast(reader, `</${name}`);
    match(reader, /\s*>/y);
    return { jsx: name === 'script' ? SCRIPT : '' };
  }
  const children = isClosed || VOID.test(name) ? [] : readChildren(reader);
  if (!isClosed && !VOID.test(name)) {
    if (!startsWith(reader, `</${name}`)) throw new LiveError();
    skipPast(reader, '>');
  }
  const written = name === 'slot' ? writeSlot(attributes, children) : writeElement(name, attributes, children);
  return { jsx: written, ...(slot !== undefined && { slot }) };
}

/** A component takes what is for a slot with a name as a prop. */
function writeElement(name: string, attributes: ReadonlyMap<string, string>, children: readonly Child[]): string {
  const isComponent = /^[A-Z]/.test(name) && name !== 'Fragment';
  const slotted = isComponent ? children.filter(({ slot }) => slot !== undefined) : [];
  const slots = [...new Set(slotted.map(({ slot = '' }) => slot))].map((slot) => {
    const parts = slotted.filter((one) => one.slot === slot);
    return ` ${slotProp(slot)}={<>${parts.map(({ jsx }) => jsx).join('')}</>}`;
  });
  const inner = children.filter((child) => !slotted.includes(child)).map(({ jsx }) => jsx);
  const tag = name === '' ? '' : `${name}${[...attributes.values()].map((one) => ` ${one}`).join('')}${slots.join('')}`;
  return `<${tag}>${inner.join('')}</${name}>`;
}

function writeSlot(attributes: ReadonlyMap<string, string>, children: readonly Child[]): string {
  const name = /^name="([\w-]+)"$/.exec(attributes.get('name') ?? '')?.[1];
  if (name === undefined && attributes.has('name')) throw new LiveError();
  const held = name === undefined ? '__props.children' : `__props.${slotProp(name)}`;
  return `<>{${held} ?? <>${children.map(({ jsx }) => jsx).join('')}</>}</>`;
}

interface Attributes {
  /** As JSX, by their names. */
  attributes: Map<string, string>;
  slot?: string;
  isClosed: boolean;
}

/** Reads to the end of a tag. */
function readAttributes(reader: Reader): Attributes {
  const attributes = new Map<string, string>();
  let slot: string | undefined;
  for (;;) {
    skipSpace(reader);
    if (startsWith(reader, '/>') || startsWith(reader, '>')) {
      const isClosed = startsWith(reader, '/>');
      reader.at += isClosed ? 2 : 1;
      return { attributes, isClosed, ...(slot !== undefined && { slot }) };
    }
    if (startsWith(reader, '{')) {
      const code = readCode(reader).trim();
      attributes.set(code, code.startsWith('...') ? `{${code}}` : `${code}={${code}}`);
      continue;
    }
    const name = match(reader, ATTRIBUTE);
    if (name === '' || /^(?:client:|@|:|on:)/.test(name)) throw new LiveError();
    const written = readValue(reader);
    if (name === 'slot') slot = /^"([\w-]+)"$/.exec(written ?? '')?.[1];
    else if (!/^(?:is|transition|define):/.test(name)) attributes.set(name, written === undefined ? name : `${name}=${written}`);
  }
}

function readValue(reader: Reader): string | undefined {
  const before = reader.at;
  skipSpace(reader);
  if (!startsWith(reader, '=')) {
    reader.at = before;
    return undefined;
  }
  reader.at += 1;
  skipSpace(reader);
  const sign = reader.text.charAt(reader.at);
  if (sign === '{') return `{${readCode(reader)}}`;
  if (sign === '`') return `{${readQuoted(reader)}}`;
  if (sign !== '"' && sign !== "'") return JSON.stringify(match(reader, /[^\s"'`<>={}]+/y));
  reader.at += 1;
  return `"${skipPast(reader, sign).replaceAll('"', '&quot;')}"`;
}

/** Reads code in braces, in which elements may stand; neighbours are one. */
function readCode(reader: Reader): string {
  reader.at += 1;
  let code = '';
  for (;;) {
    const sign = reader.text.charAt(reader.at);
    if (sign === '') throw new LiveError();
    if (sign === '}') break;
    if (sign === '{') code += `{${readCode(reader)}}`;
    else if (/["'`]/.test(sign)) code += readQuoted(reader);
    else if (startsWith(reader, '//')) match(reader, /.*/y);
    else if (startsWith(reader, '/*')) skipPast(reader, '*/');
    else if (startsTag(reader) && /(?:^|[(,=?:&|>{[;]|\breturn|\bdefault)\s*$/.test(code)) code += readElements(reader);
    else {
      code += sign;
      reader.at += 1;
    }
  }
  reader.at += 1;
  return code;
}

function readElements(reader: Reader): string {
  let elements = '';
  while (startsTag(reader) || startsWith(reader, '<!--')) {
    if (startsTag(reader)) elements += readElement(reader).jsx;
    else skipDeclaration(reader);
    skipSpace(reader);
  }
  return `<>${elements}</>`;
}

/** A text of a program; one in backticks may hold code. */
function readQuoted(reader: Reader): string {
  const sign = reader.text.charAt(reader.at);
  let text = sign;
  reader.at += 1;
  for (;;) {
    const next = reader.text.charAt(reader.at);
    if (next === '') throw new LiveError();
    if (next === '\\') {
      text += reader.text.slice(reader.at, reader.at + 2);
      reader.at += 2;
    } else if (sign === '`' && startsWith(reader, '${')) {
      reader.at += 1;
      text += `\${${readCode(reader)}}`;
    } else {
      text += next;
      reader.at += 1;
      if (next === sign) return text;
    }
  }
}
