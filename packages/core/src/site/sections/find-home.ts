import type { DivisionKind } from '../../config/config.ts';
import { groupBy } from '../../group-by.ts';
import { SWITCHES } from '../navigation/division-tree.ts';
import type { Division, DivisionNode, DivisionPath } from '../navigation/division-tree.ts';
import type { SectionDraft } from './section-draft.ts';

/** Finds the page that a division leads to from a place; undefined where it holds none. */
export type FindHome = (node: DivisionNode, current: DivisionPath) => string | undefined;

/** How far a division goes along with the current place, and the first draft that does: of those that go as far, the earliest counts. */
interface Match {
  score: number;
  rank: number;
}

/** What stands in a division, by what it is compared by. */
interface Inside {
  byName: ReadonlyMap<string, DivisionNode[]>;
  /** By number: what is called otherwise in another language stands in the same place. */
  numbered: readonly DivisionNode[];
  rests: readonly DivisionNode[];
}

/** Makes what finds a division's first page, or that in the part of it which is most like where the reader is: of the same name, or of the same number where names are translated. */
export function createHomeFinder(roots: readonly DivisionNode[], drafts: readonly SectionDraft[]): FindHome {
  const ranks = rankDivisions(drafts);
  const numbers = numberDivisions(roots);
  const known = new Map<DivisionNode, Inside>();

  const listLike = (node: DivisionNode, other: Division): [like: DivisionNode, gain: number][] => {
    const { byName, numbered, rests } = known.get(node) ?? indexNodes(node.nodes);
    known.set(node, { byName, numbered, rests });
    const number = numbers.get(other);
    const named = byName.get(other.name) ?? [];
    const counted = number === undefined ? rests : numbered.slice(number, number + 1);
    return [
      ...named.map((like) => [like, 2] as [DivisionNode, number]),
      ...counted.filter(({ division }) => division.name !== other.name).map((like) => [like, 1] as [DivisionNode, number]),
    ].filter(([{ division }]) => division.kind === other.kind);
  };

  const match = (node: DivisionNode, [other, ...inner]: DivisionPath): Match | undefined => {
    const rank = ranks.get(node.division);
    if (rank === undefined || other === undefined) return rank === undefined ? undefined : { score: 0, rank };
    let best: Match = { score: 0, rank };
    for (const [like, gain] of listLike(node, other)) {
      const found = match(like, inner);
      if (found === undefined) continue;
      const score = gain + found.score;
      if (score > best.score || (score === best.score && found.rank < best.rank)) best = { score, rank: found.rank };
    }
    return best;
  };

  return (node, current) => {
    const { division, path } = node;
    const kept = SWITCHES.has(division.kind) ? keptPath(current.slice(path.length), division.kind) : [];
    return drafts[match(node, kept)?.rank ?? -1]?.home;
  };
}

/** A version leads to its own first page (the same one, where it has it, is found by page): it keeps other switches, and no tab. */
function keptPath(inside: DivisionPath, kind: DivisionKind): DivisionPath {
  const end = kind === 'version' ? inside.findIndex((one) => !SWITCHES.has(one.kind)) : -1;
  return end === -1 ? inside : inside.slice(0, end);
}

/** Which of the drafts is the first in each division. */
function rankDivisions(drafts: readonly SectionDraft[]): Map<Division, number> {
  const ranks = new Map<Division, number>();
  for (const [rank, { place }] of drafts.entries()) for (const division of place) if (!ranks.has(division)) ranks.set(division, rank);
  return ranks;
}

function indexNodes(nodes: readonly DivisionNode[]): Inside {
  return {
    byName: groupBy(nodes, ({ division }) => division.name),
    numbered: nodes.filter(({ division }) => division.isRest !== true),
    rests: nodes.filter(({ division }) => division.isRest === true),
  };
}

/** What stands beside others has no number. */
function numberDivisions(nodes: readonly DivisionNode[]): Map<Division, number> {
  const numbers = new Map<Division, number>();
  const visit = (level: readonly DivisionNode[]): void => {
    const numbered = level.filter(({ division }) => division.isRest !== true);
    for (const [number, { division }] of numbered.entries()) numbers.set(division, number);
    for (const node of level) visit(node.nodes);
  };
  visit(nodes);
  return numbers;
}
