import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of oxlint. */
export type Rule = Parameters<RuleTester['run']>[1];

/** What a rule reports. */
export type Node = Extract<Parameters<Parameters<NonNullable<Rule['create']>>[0]['report']>[0], { node: unknown }>['node'];
