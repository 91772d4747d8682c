import { parse } from 'yaml';
import { asObject } from './read-value.ts';

/** A text of YAML or JSON as an object; empty where it is none. Tags of other languages (`!!python/name`, `!ENV`) are read as plain values. */
export function readYaml(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  return asObject(
    parse(
      text.replaceAll(/!!?[\w./:-]*(?=\s)/g, (tag) => (/^!!?(?:python|ENV|relative)/.test(tag) ? '' : tag)),
      { logLevel: 'silent', strict: false },
    ),
  );
}
