import type { Node } from 'jsonc-parser';
import * as v from 'valibot';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Json } from '../page/page.ts';
import { checkRules } from './check-rules.ts';
import { checkStructure } from './check-structure.ts';
import { checkValues, findIssues } from './check-values.ts';
import type { Config } from './config.ts';
import { findCurrentShape, pickCommonFields } from './current-shape.ts';
import { describeValue } from './describe-value.ts';
import { isJsonObject } from './json-value.ts';
import type { JsonObject } from './json-value.ts';
import { locate } from './locate.ts';
import { parseJson } from './parse-json.ts';
import type { JsonFinding } from './parse-json.ts';
import { createConfigDiagnostic } from './problem.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';
import { classicSchema } from './schema/classic.ts';

/** What was read from a `docs.json`. */
export interface ParsedConfig {
  /** What could be read, with defaults in the place of what could not; absent only when the text holds no object. */
  config?: Config;
  /** All problems of the file, in the order of its lines. */
  diagnostics: Diagnostic[];
}

/** Reads a `docs.json` or `mint.json`. Never throws; `file` names the file in diagnostics. */
export function parseConfig(text: string, file: string): ParsedConfig {
  const { root, value, findings } = parseJson(text);
  if (root === undefined || !isJsonObject(value)) return { diagnostics: toDiagnostics([notAnObject(text, value)], { text, file }) };

  const currentShape = findCurrentShape(value);
  const written = currentShape === undefined ? value : pickCommonFields(value);
  const problems = checkConfig(written).filter(
    ({ code }) => code !== 'config/missing' || findings.every((finding) => finding.severity !== 'error'),
  );
  const shown = currentShape === undefined ? problems : [currentShape, ...problems];
  const located = shown.map((problem) => findingOf(problem, root));
  const dropped = problems.filter(({ isDropped }) => isDropped).map(({ path }) => path);
  return { config: resolveConfig(written, dropped), diagnostics: toDiagnostics([...findings, ...located], { text, file }) };
}

function checkConfig(config: JsonObject): Problem[] {
  const structure = checkStructure(classicSchema, config);
  const dropped = structure.filter(({ isDropped }) => isDropped).map(({ path }) => path);
  return [...structure, ...checkValues(classicSchema, config, dropped), ...checkRules(config)];
}

/** Takes out what is wrong until the rest fits the schema: taking out a field can leave its object without something required. */
function resolveConfig(config: Json, dropped: Problem['path'][]): Config {
  const repaired = dropped.length > 0 ? repair(config, dropped) : config;
  const misfits = findIssues(classicSchema, repaired).map(({ path }) => path);
  return misfits.length > 0 ? resolveConfig(repaired, misfits) : v.parse(classicSchema, repaired);
}

function findingOf(problem: Problem, root: Node): JsonFinding {
  const { code, severity, message, hint } = problem;
  return { code, severity, message, hint, range: locate(root, problem) };
}

function notAnObject(text: string, value: Json | undefined): JsonFinding {
  const isEmpty = text.trim() === '' || text === '\uFEFF';
  return {
    code: 'config/not-an-object',
    severity: 'error',
    message: `The config must be a JSON object, but it is ${value === undefined ? (isEmpty ? 'empty' : 'no JSON') : describeValue(value)}.`,
    hint: 'Begin with { "name": "My docs", "navigation": [{ "group": "Guides", "pages": ["intro"] }] }.',
    range: { offset: text.length - text.trimStart().length, length: 1 },
  };
}

function toDiagnostics(findings: JsonFinding[], { text, file }: { text: string; file: string }): Diagnostic[] {
  const sorted = findings.toSorted((a, b) => a.range.offset - b.range.offset);
  return sorted.map((finding) => createConfigDiagnostic(finding, { text, file, range: finding.range }));
}
