import { disk, readOr } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';

/** Lists what style sheets (absolute paths) name beside them, and what those sheets name: no module stands for it. What a package gives is named as it is written. */
export function listSheetReads(sheets: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (sheet: string): void => {
    for (const name of listNames(readOr(disk.readText(sheet), ''))) {
      const file = paths.join(sheet, '..', name);
      if (found.has(file)) continue;
      found.add(file);
      if (SHEET.test(file)) visit(file);
    }
  };
  sheets.filter((file) => SHEET.test(file)).forEach(visit);
  return [...found];
}

const SHEET = /\.(?:css|s[ac]ss|less|styl(?:us)?|pcss|postcss)$/i;

/** What is fetched by the browser has a scheme or two slashes; a file at the top of the site is served as it is. */
function listNames(text: string): string[] {
  const names = [...text.matchAll(/(?:@(?:import|use|forward|plugin|config|source|reference)\s+|url\(\s*|\bfrom\s+)["']?([^"')\s;]+)/g)];
  return names.flatMap(([, name = '']) => (/^(?:[a-z][\w+.-]*:|\/|#)/i.test(name) ? [] : [name.replace(/[?#].*$/, '')]));
}
