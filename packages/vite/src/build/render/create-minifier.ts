import { minifySync } from 'vite';

/** Makes a function that shortens the scripts within documents, which are the same few in all of them: each is worked out once. */
export function createMinifier(): (script: string) => string {
  const known = new Map<string, string>();
  return (script) => {
    const short = known.get(script) ?? shorten(script);
    known.set(script, short);
    return short;
  };
}

function shorten(script: string): string {
  const { code } = minifySync('inline.js', script, { module: false, compress: true, mangle: true, codegen: { removeWhitespace: true } });
  return code.trim().replace(/;$/, '');
}
