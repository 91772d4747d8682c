import { inTab, keepText, readKept } from '@octavo/core/browser';
import type { StarQuestions } from '../../data/star-questions.ts';

/** Who else asks, and whether the answer is still of use. */
export interface StarSearch {
  questions: StarQuestions | undefined;
  isWanted: () => boolean;
}

const KEY = 'octavo-stars';

/** How long the browser may think about it before it asks, in milliseconds: the page comes first. */
const PATIENCE = 3000;

/** The stars of a repository on github.com (`owner/name`): what the session knows, else what GitHub says once the page has come to rest. */
export async function findStars(repository: string, { questions, isWanted }: StarSearch): Promise<number | undefined> {
  const known = readKnown(repository);
  if (known !== undefined) return known;
  await untilIdle();
  if (!isWanted()) return undefined;
  const question = questions?.get(repository) ?? fetchStars(repository);
  questions?.set(repository, question);
  return question;
}

async function fetchStars(repository: string): Promise<number | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${repository}`);
    const data: unknown = response.ok ? await response.json() : undefined;
    const stars = typeof data === 'object' && data !== null && 'stargazers_count' in data ? data.stargazers_count : undefined;
    if (typeof stars !== 'number') return undefined;
    keepText(`${KEY}:${repository}`, `${stars}`, inTab);
    return stars;
  } catch {
    return undefined; // offline or blocked: the link is good without the number
  }
}

function readKnown(repository: string): number | undefined {
  const stars = Number(readKept(`${KEY}:${repository}`, inTab) ?? Number.NaN);
  return Number.isFinite(stars) ? stars : undefined;
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE);
  });
}
