/**
 * Says whether what stands between two single dollars is a formula: `x`, `f(x)`, `E = mc^2`, `\alpha`. Money (`$5 and $10`), variables
 * (`$HOME/$USER`, `$host.name$`) and templates (`${name}`) are not. What goes on over lines needs a command of TeX.
 */
export function isClearMath(content: string): boolean {
  if (content === '' || /^[\s{]|\s$/.test(content)) return false;
  if (content.includes('\n')) return /\\[a-zA-Z]{2}/.test(content) && !content.includes('`');
  if (/\\[a-zA-Z]/.test(content)) return true;
  if (/[A-Za-z]{4}/.test(content)) return false;
  return /^[A-Za-z]'?$/.test(content) || /^[A-Za-z]\([A-Za-z\d, ]+\)$/.test(content) || /[=^<>+*]|(?:^|[^A-Za-z])[A-Za-z]_/.test(content);
}
