/**
 * Whether a module may come to something else in another run of the same build: it reads the clock, the environment or chance, or waits for
 * something while it is rendered. Names in texts do not count.
 */
export function mayDiffer(code: string): boolean {
  return OUTSIDE.test(code) && OUTSIDE.test(code.replaceAll(TEXTS, '""'));
}

/** What is not the same in each run, as names of JavaScript. */
const OUTSIDE =
  /\b(?:Date|Temporal|Intl|random|randomUUID|getRandomValues|performance|process|navigator|globalThis|global|require|eval|Function|await)\b|\buse\s*\(|\btoLocale|\bimport\s*\(|\bimport\.meta\.(?:url|glob)/;

const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\/|(?<=^|[\s;,{}()])\/\/[^\n]*/g;
