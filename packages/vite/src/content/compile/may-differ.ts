import { isBuiltin } from 'node:module';

/**
 * Whether a module may come to something else in another run of the same build: it reads the clock, the environment or chance, or waits for
 * something while it is rendered. Names in texts do not count. An import of a package by its name gives what a module at the top would give.
 */
export function mayDiffer(code: string): boolean {
  return OUTSIDE.test(code) && OUTSIDE.test(code.replaceAll(PACKAGE_IMPORT, keepBuiltin).replaceAll(TEXTS, '""'));
}

/** What is not the same in each run, as names of JavaScript. */
const OUTSIDE =
  /\b(?:Date|Temporal|Intl|random|randomUUID|getRandomValues|performance|process|navigator|globalThis|global|require|eval|Function|await)\b|\buse\s*\(|\btoLocale|\bimport\s*\(|\bimport\.meta\.(?:url|glob)/;

const PACKAGE_IMPORT = /\bimport\s*\(\s*(["'])((?:virtual:)?[@\w][\w./@-]*)\1\s*\)/g;

function keepBuiltin(whole: string, _quote: string, name: string): string {
  return isBuiltin(name) ? whole : '""';
}

const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\/|(?<=^|[\s;,{}()])\/\/[^\n]*/g;
