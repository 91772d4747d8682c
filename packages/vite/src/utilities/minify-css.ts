import { transform } from 'lightningcss';
import type { Targets } from 'lightningcss';

/** Minifies a sheet for the browsers of Vite's `build.cssTarget`: `['chrome123', 'safari17.5']`. */
export function minifyCss(css: string, browsers: readonly string[]): string {
  const { code } = transform({ filename: 'utilities.css', code: Buffer.from(css), minify: true, targets: toTargets(browsers) });
  return code.toString();
}

/** A version is a number: major, minor and patch in a byte each. */
function toTargets(browsers: readonly string[]): Targets {
  const entries = browsers.flatMap((browser) => {
    const [, name, major, minor = '0'] = /^(chrome|edge|firefox|ios|opera|safari)(\d+)(?:\.(\d+))?/.exec(browser) ?? [];
    return name === undefined ? [] : [[name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)] as const];
  });
  return Object.fromEntries(entries);
}
