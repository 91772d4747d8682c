import { inTab, keepText, readKept } from '@octavo/core/browser';
import { useEffect, useState } from 'react';
import { useOctavoContext } from '../../context/octavo-provider.tsx';

const KEY = 'octavo-stars';

/** How long the browser may think about it before it asks, in milliseconds: the page comes first. */
const PATIENCE = 3000;

/**
 * The number of stars of a repository on github.com (`owner/name`), once the browser has fetched it; undefined until then, for any other
 * address, offline, and when GitHub answers nobody any more. Asked once per session.
 */
export function useStars(url: string): number | undefined {
  const repository = findGitHubName(url);
  const questions = useOctavoContext()?.starQuestions;
  const [found, setFound] = useState<{ repository: string; stars: number }>();
  useEffect(() => {
    if (repository === undefined) return undefined;
    const known = readKnown(repository);
    if (known !== undefined) {
      // What the session knows is in the browser only: the first render must be the server's.
      // oxlint-disable-next-line react/set-state-in-effect
      setFound({ repository, stars: known });
      return undefined;
    }
    let isWanted = true;
    const ask = (): void => {
      const question = questions?.get(repository) ?? fetchStars(repository);
      questions?.set(repository, question);
      void question.then((stars) => isWanted && stars !== undefined && setFound({ repository, stars }));
    };
    const cancel = whenIdle(ask);
    return () => {
      isWanted = false;
      cancel();
    };
  }, [repository, questions]);
  return found?.repository === repository ? found?.stars : undefined;
}

/** `1234` -> `1.2k`, `45678` -> `46k`. */
export function formatStars(stars: number): string {
  if (stars < 1000) return `${stars}`;
  if (stars < 9950) return `${(stars / 1000).toFixed(1).replace('.0', '')}k`;
  return stars < 999_500 ? `${Math.round(stars / 1000)}k` : `${(stars / 1_000_000).toFixed(1)}m`;
}

/** `https://github.com/owner/name/tree/main` -> `owner/name`; undefined for other hosts. */
export function findGitHubName(url: string): string | undefined {
  return /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/i.exec(url)?.[1];
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

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, PATIENCE);
  return () => clearTimeout(timer);
}
