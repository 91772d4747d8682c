import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { findVitepressConfig } from '../../find-vitepress-config.ts';

const CONFIGS = new WeakMap<OldSource, Readonly<Record<string, unknown>>>();

/** What VitePress calls the language of an address; undefined where its config does not say. */
export function readVueLanguage(href: string, source: OldSource): string | undefined {
  const config = CONFIGS.get(source) ?? asObject(dropUnread(evaluateModule(findVitepressConfig(source), source).value));
  CONFIGS.set(source, config);
  const locales = asObject(config['locales']);
  const own = asObject(locales[href.split('/')[1] ?? '']);
  return asText(own['lang']) ?? asText(asObject(locales['root'])['lang']) ?? asText(config['lang']);
}
