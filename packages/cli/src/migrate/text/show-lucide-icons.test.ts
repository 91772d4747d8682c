import { expect, test } from 'vitest';
import type { PageScope } from '../tool.ts';
import { showLucideIcons, toIconName } from './show-lucide-icons.ts';

test('components of Lucide become icons, but in attributes of others', () => {
  const text =
    'import { UserIcon, Code2 as Code } from \'lucide-react\';\n\n<a><UserIcon className="size-6" /> <Code size={12} /></a>\n\n<Card icon={<UserIcon />} /> <User />\n';
  expect(showLucideIcons(text, {} as PageScope)).toContain(
    '<a><Icon icon="user" className="size-6" /> <Icon icon="code-2" /></a>\n\n<Card icon={<UserIcon />} /> <User />',
  );
});

test.each([
  ['FileText', 'file-text'],
  ['BookOpenIcon', 'book-open'],
  ['Grid3x3', 'grid-3x3'],
  ['AArrowDown', 'a-arrow-down'],
  ['GitHubIcon', 'github'],
  ['GitBranch', 'git-branch'],
  ['Icon', 'icon'],
])('%s is %s', (component, icon) => expect(toIconName(component)).toBe(icon));

test('those of other frameworks, too', () => {
  const text = 'import { Pencil } from "@lucide/astro";\n\nThe <Pencil class="big" size={16} /> button\n';
  expect(showLucideIcons(text, {} as PageScope)).toContain('The <Icon icon="pencil" className="big" /> button');
});
