import * as v from 'valibot';
import { boundFindings } from '../diagnostic/bound-findings.ts';
import { createTextPlacer } from '../diagnostic/create-text-placer.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { checkRules } from './check-rules.ts';
import { checkStructure } from './check-structure.ts';
import { checkValues, findIssues } from './check-values.ts';
import { CONFIG_BOUND } from './config-bound.ts';
import type { ConfigPath } from './config-path.ts';
import type { Config } from './config.ts';
import { composeConfig } from './compose/compose-config.ts';
import type { ComposedConfig } from './compose/compose-config.ts';
import type { ConfigReader, ConfigText } from './compose/config-reader.ts';
import { CLASSIC_SHAPE } from './classic-shape.ts';
import { CURRENT_SHAPE } from './current/current-shape.ts';
import { describeValue } from './describe-value.ts';
import { isJsonObject } from './json-value.ts';
import { createNodeLocator, rangeOf } from './locate.ts';
import type { LocateNode } from './locate.ts';
import { parseJson, valueOf } from './parse-json.ts';
import type { JsonFinding } from './json-finding.ts';
import { createConfigDiagnostic } from './problem.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';
import type { ConfigShape } from './shape.ts';
import { THEME_NAMES } from './themes.ts';

/** What was read from a `docs.json`. */
export interface ParsedConfig {
  /** What could be read, with defaults in the place of what could not; absent only when the text holds no object. */
  config?: Config;
  /** All problems of the file, in the order of its lines. */
  diagnostics: Diagnostic[];
  /** The files that the config refers to (`$ref`), those that could not be read too, with an empty text. */
  files: ConfigText[];
}

/** What `parseConfig` may be given beside the text. */
export interface ParseConfigOptions {
  /** Reads the files that the config refers to. Without it, none is there. */
  read?: ConfigReader;
}

/** Reads a `docs.json` or `mint.json`, of either shape. Never throws; `file` names the file in diagnostics. */
export function parseConfig(text: string, file: string, { read }: ParseConfigOptions = {}): ParsedConfig {
  const main: ConfigText = { file, text };
  const parsed = parseJson(text);
  const composed = parsed.root && composeConfig(parsed.root, main, read);
  const value = composed && valueOf(composed.root);
  const written = { diagnostics: [], files: composed?.files ?? [] };
  const syntax = [...parsed.findings, ...(composed?.findings ?? [])];
  if (composed === undefined || !isJsonObject(value)) {
    const isBroken = parsed.isTooDeep === true || syntax.some(({ source }) => source !== undefined);
    return { ...written, diagnostics: toDiagnostics(isBroken ? syntax : [notAnObject(text, parsed.value)], main) };
  }
  const shape = isCurrent(value) ? CURRENT_SHAPE : CLASSIC_SHAPE;
  const { problems, dropped } = checkConfig(shape, value);
  const isRead = syntax.every((finding) => finding.severity !== 'error');
  const told = isRead ? problems : problems.filter(({ code }) => code !== 'config/missing');
  const locate = createNodeLocator(composed.root);
  const listed = boundFindings(told.toSorted(compareSeverity), CONFIG_BOUND);
  const located = listed.map((problem) => findingOf(problem, locate, composed));
  const config = resolveConfig(shape, value, dropped);
  // Of a list that may be lost nothing can be told: no folder is trusted.
  const isUnsure = !isRead || dropped.some(([field]) => field === 'untrusted');
  return {
    ...written,
    config: isUnsure ? { ...config, untrusted: [''] } : config,
    diagnostics: toDiagnostics([...syntax, ...located], main),
  };
}

/** A theme tells the shape of a config whose navigation tells none. */
function isCurrent({ navigation, theme }: JsonObject): boolean {
  const isList = Array.isArray(navigation) && navigation.some(isJsonObject);
  return isJsonObject(navigation) || (!isList && THEME_NAMES.some((name) => name === theme));
}

/** What is wrong, as far as it is told, and all places whose values are left out. */
function checkConfig(shape: ConfigShape, config: JsonObject): { problems: Problem[]; dropped: ConfigPath[] } {
  const structure = checkStructure(shape, config);
  const values = checkValues(shape, config, { dropped: listDropped(structure), most: CONFIG_BOUND.most + 1 });
  const rules = checkRules(shape.rules, config, CONFIG_BOUND.most + 1);
  return { problems: [...structure, ...values.problems, ...rules], dropped: [...listDropped([...structure, ...rules]), ...values.dropped] };
}

function listDropped(problems: readonly Problem[]): ConfigPath[] {
  return problems.filter(({ isDropped }) => isDropped).map(({ path }) => path);
}

/** Takes out what is wrong until the rest fits the schema: taking out a field can leave its object without something required. */
function resolveConfig(shape: ConfigShape, config: Json, dropped: ConfigPath[]): Config {
  const repaired = dropped.length > 0 ? repair(config, dropped, shape) : config;
  const { success, output } = v.safeParse(shape.schema, repaired);
  if (success) return output;
  return resolveConfig(
    shape,
    repaired,
    findIssues(shape.schema, repaired).map(({ path }) => path),
  );
}

function findingOf(problem: Problem, locate: LocateNode, { findSource }: ComposedConfig): JsonFinding {
  const { code, severity, message, hint } = problem;
  const node = locate(problem);
  return { code, severity, message, hint, range: rangeOf(node), source: findSource(node) };
}

function notAnObject(text: string, value: Json | undefined): JsonFinding {
  const isEmpty = text.trim() === '' || text === '\uFEFF';
  return {
    code: 'config/not-an-object',
    severity: 'error',
    message: `The config must be a JSON object, but it is ${value === undefined ? (isEmpty ? 'empty' : 'not JSON') : describeValue(value)}.`,
    hint: 'Begin with { "name": "My docs", "navigation": [{ "group": "Guides", "pages": ["intro"] }] }.',
    range: { offset: text.length - text.trimStart().length, length: 1 },
  };
}

/** The config's own findings first, then those of each file that it refers to, in the order of their lines. */
function toDiagnostics(findings: JsonFinding[], main: ConfigText): Diagnostic[] {
  const placed = onePerPlace(findings).map((finding) => ({ finding, source: finding.source ?? main }));
  const rank = ({ file }: ConfigText): string => (file === main.file ? '' : file);
  const sorted = placed.toSorted((a, b) => compare(rank(a.source), rank(b.source)) || a.finding.range.offset - b.finding.range.offset);
  const place = createTextPlacer();
  return sorted.map(({ finding, source }) => createConfigDiagnostic(finding, { ...source, range: finding.range, place }));
}

/** A file that stands in several places is wrong once: only the path to it is another in what is said. */
function onePerPlace(findings: JsonFinding[]): JsonFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ message, range, source }) => {
    const key = JSON.stringify([source?.file, range.offset, message.replace(/`[^`]*[\].]([^`.]*)`/, '$1')]);
    return !seen.has(key) && seen.add(key);
  });
}

function compareSeverity(a: Problem, b: Problem): number {
  return Number(b.severity === 'error') - Number(a.severity === 'error');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
