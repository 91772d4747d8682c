import { findEntry } from '@octavo/core/browser';

/** Names that are not their key with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  'hacker-news': 'Hacker News',
  'x-twitter': 'X',
  'earth-americas': 'Website',
};

/** What a reader sees for a key of `footerSocials`: `github` -> `GitHub`, `slack` -> `Slack`. */
export function nameSocial(type: string): string {
  return findEntry(NAMES, type) ?? type.charAt(0).toUpperCase() + type.slice(1);
}
