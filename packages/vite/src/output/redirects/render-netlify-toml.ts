import type { RedirectRule } from './redirect-rule.ts';
import { splat } from './render-redirects-file.ts';

/** Renders `netlify.toml`: for a project that keeps its rules there. */
export function renderNetlifyToml(rules: readonly RedirectRule[]): string {
  return rules
    .map((rule) => {
      const [from, to] = splat(rule).map((address) => JSON.stringify(address));
      return `[[redirects]]\n  from = ${from}\n  to = ${to}\n  status = ${rule.status}\n`;
    })
    .join('\n');
}
