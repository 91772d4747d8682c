import type { Json } from '../json.ts';
import type { FrontmatterProblem } from './frontmatter-problem.ts';
import { parseYaml } from './parse-yaml.ts';
import type { YamlProblem } from './parse-yaml.ts';
import { recoverEntries } from './recover-entries.ts';

/** Reads the text between the two `---`: as strict YAML, and where that fails field by field. */
export function parseFrontmatter(yaml: string): { data: Record<string, Json>; problems: FrontmatterProblem[] } {
  const strict = parseYaml(yaml);
  if (strict.problem === undefined) return { data: strict.data, problems: strict.duplicates.map(duplicateKey) };

  const { data, problems } = recoverEntries(yaml);
  return { data, problems: problems.length > 0 ? problems : [invalidYaml(strict.problem)] };
}

function duplicateKey({ key, offset }: { key: string; offset: number }): FrontmatterProblem {
  return {
    code: 'frontmatter/duplicate-key',
    message: `Duplicate frontmatter field \`${key}\`; the last one is used.`,
    hint: 'Remove one of the two.',
    offset,
    length: key.length,
  };
}

/** For what is wrong with the whole, such as fields that are indented differently: each field alone could be read. */
function invalidYaml({ reason, offset }: YamlProblem): FrontmatterProblem {
  return {
    code: 'frontmatter/invalid-yaml',
    message: `Invalid YAML in frontmatter; read line by line: ${/nested mappings/i.test(reason) ? 'a field is indented more than the one above it' : reason}.`,
    hint: 'Start every field at the beginning of a line, as `key: value`.',
    offset,
    length: 1,
  };
}
