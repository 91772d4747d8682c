import type { IdRule } from '../../tool.ts';
import type { OldSource } from '../../source.ts';
import { findVitepressConfig } from '../../find-vitepress-config.ts';

/** `What's new in 2.0?` -> `what-s-new-in-2-0`, `1. Start` -> `_1-start`; those that a function of the config makes are not known. */
export function readVitepressIds(source: OldSource): IdRule | undefined {
  return hasOwnIds(source) ? undefined : { slug: toId, separator: '-' };
}

/** Whether a function of the config makes them. */
export function hasOwnIds(source: OldSource): boolean {
  return /\bslugify\s*[:(,]/.test(source.read(findVitepressConfig(source)) ?? '');
}

const SIGNS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'\u201C\u201D\u2018\u2019<>,.?/]+/g;

function toId(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{Cc}/gu, '')
    .replaceAll(SIGNS, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}
