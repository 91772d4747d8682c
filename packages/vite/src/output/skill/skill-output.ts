import type { Output } from '../output.ts';
import { findOwnSkill, renderSkill, writeOwnSkill } from './render-skill.ts';

/** `skill.md` (agentskills.io): when and how an agent uses the docs; the author's own `skill.md` wins, with its frontmatter. */
export const skillOutput: Output = {
  name: 'skill.md',
  list(site, source) {
    const own = findOwnSkill(site);
    return [
      {
        href: '/skill.md',
        type: 'text/markdown',
        read: () => (own === undefined ? renderSkill(site, source) : writeOwnSkill(own, source.readBody(own))),
      },
    ];
  },
};
