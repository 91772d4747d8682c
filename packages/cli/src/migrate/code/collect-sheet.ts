import path from 'node:path';
import type { OldSource } from '../source.ts';
import { findReactPackage } from './find-react-package.ts';
import { toCodeTarget } from './code-target.ts';
import { addCode, createCode } from './collected-code.ts';
import type { CollectedCode } from './collected-code.ts';

/** A sheet with what it imports and shows from beside it; undefined where it needs a tool, or what is not there. Vite reads one of Sass with its package. */
export function collectSheet(file: string, source: OldSource): CollectedCode | undefined {
  const text = source.read(file);
  const code = createCode(toCodeTarget(file));
  if (
    text === undefined ||
    /@(?:apply|config|custom-variant|layer\s+\w+\s*\{[^}]*@|plugin|reference|tailwind|theme|utility)\b|--alpha\(|\btheme\(/.test(text)
  )
    return undefined;
  code.copies.set(code.target, file);
  if (!file.endsWith('.css')) {
    const sass = findReactPackage('sass', source);
    if (sass === undefined || /@(?:use|forward|import)\b/.test(text)) return undefined;
    code.packages.set(sass.name, sass.version);
  }
  for (const [, written = ''] of text.matchAll(/@import\s+(?:url\(\s*)?["']([^"']+)["']/g)) {
    if (/^(?:https?:)?\/\//.test(written)) continue;
    const part = written.startsWith('.') ? collectSheet(path.posix.join(path.posix.dirname(file), written), source) : undefined;
    if (part === undefined) return undefined;
    addCode(code, part);
  }
  for (const [, written = ''] of text.matchAll(/url\(\s*["']?((?!data:|https?:|[/#])[^"')]+)["']?\s*\)/g)) {
    const shown = path.posix.join(path.posix.dirname(file), written.replace(/[?#].*$/, ''));
    if (written.endsWith('.css')) continue;
    if (!source.has(shown)) return undefined;
    code.copies.set(toCodeTarget(shown), shown);
  }
  const lost = /var\(\s*(--(?:ifm|nextra|fd|vp|sl)-)/.exec(text)?.[1];
  if (lost !== undefined) code.differs.add(`${file} uses variables of the old theme (\`${lost}…\`): define them in a style sheet.`);
  return code;
}
