import type { Rule } from '../../rules/rule.ts';
import { createUniqueGroups } from '../../rules/unique-groups.ts';
import { writtenGroupsIn } from './written-groups.ts';

/** Groups of one list have names of their own. */
export const uniqueWrittenGroups: Rule = createUniqueGroups(writtenGroupsIn);
