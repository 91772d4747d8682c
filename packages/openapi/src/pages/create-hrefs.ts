import { normalizePath } from '@octavo/core/internal';
import type { OperationSummary } from '../model/operation.ts';
import { createSlug } from './create-slug.ts';
import { toFirstParagraph } from './first-paragraph.ts';
import { createOperationTitle } from './operation-title.ts';

/** Gives addresses to generated pages. */
export interface Hrefs {
  /** The address that an operation's page has where nothing else takes it. */
  wanted(folder: string, operation: OperationSummary): string;
  /** `api-reference` and an operation -> `/api-reference/routes/get-a-route`, or with a number where that is taken. */
  create(folder: string, operation: OperationSummary): string;
  /** `api-reference` -> `/api-reference/overview`, or with a number where that is taken. */
  createOverview(folder: string): string;
  /** The addresses that these pages had while a whole summary made them, where they differ: links to them go on to lead there. */
  listFormer(): { source: string; destination: string }[];
}

/**
 * Makes the addresses of a site, those of the format's origin: folder, tag and short title, or method and path; or what the operation says.
 * None is given twice, and none shadows a page of `taken`, whatever the case of its letters.
 */
export function createHrefs(taken: readonly string[]): Hrefs {
  const claim = createClaim(taken);
  const claimFormer = createClaim(taken);
  const former = new Map<string, string>();
  const given = new Set(taken);
  return {
    wanted: (folder, operation) => toPath(folder, operation, toShortSlug),
    create(folder, operation) {
      const href = claim(toPath(folder, operation, toShortSlug));
      given.add(href);
      former.set(claimFormer(toPath(folder, operation, createSlug)), href);
      return href;
    },
    createOverview: (folder) => claim(normalizePath(`${folder}/overview`)),
    listFormer: () => [...former].filter(([source]) => !given.has(source)).map(([source, destination]) => ({ source, destination })),
  };
}

/** Makes what adds a number to an address that is taken. */
function createClaim(taken: readonly string[]): (path: string) => string {
  const used = new Set(taken.map((href) => href.toLowerCase()));
  return (path) => {
    let href = path;
    for (let number = 1; used.has(href.toLowerCase()); number += 1) href = `${path}-${number}`;
    used.add(href.toLowerCase());
    return href;
  };
}

function toPath(folder: string, operation: OperationSummary, toSlug: ToSlug): string {
  const { href, group, tags } = operation;
  return normalizePath(href ?? [folder, createSlug(group ?? tags[0] ?? ''), createName(operation, toSlug)].join('/'));
}

type ToSlug = (text: string, operation?: OperationSummary) => string;

function createName(operation: OperationSummary, toSlug: ToSlug): string {
  const { summary = '', kind, method, path, operationId = '' } = operation;
  const ofPath = toSlug(path);
  const ofSummary = summary === '' ? '' : toSlug(summary, operation);
  if (kind === 'graphql') return toSlug(separateWords(operationId)) || kind;
  if (kind === 'channel') return ofSummary || toSlug(separateWords(separateParts(operationId))) || kind;
  if (kind === 'workflow') return ofSummary || toSlug(operationId) || kind;
  const ofKey = kind === 'webhook' || ofPath === '' ? ofPath : toSlug(`${method.toLowerCase()}-${createSlug(path)}`);
  return ofSummary || ofKey || toSlug(operationId) || 'operation';
}

/** `CreateUserInput` -> `Create-User-Input`; a capital that stands alone is no word: `OAuthApp` -> `OAuth-App`. */
function separateWords(name: string): string {
  return name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, '-');
}

/** The name of a channel may be its address: `light/{room}/turn/on` -> `light-turn-on`, `shop.orders` -> `shop-orders` */
function separateParts(name: string): string {
  return name.replaceAll(/(?:\{[^{}]*\}|[/.:])+/g, '-');
}

/** The longest name of a page in its address, in characters. */
const LONGEST = 60;

/** Of a summary the short title, without Markdown; it ends between words where one ends near. */
function toShortSlug(text: string, operation?: OperationSummary): string {
  const slug = createSlug(operation === undefined ? text : toFirstParagraph(createOperationTitle(operation)));
  const characters = [...slug];
  if (characters.length <= LONGEST) return slug;
  const cut = characters.slice(0, LONGEST + 1).join('');
  return cut
    .replace(/(?<=.{20})-[^-]*$/u, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
}
