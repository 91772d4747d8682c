import { useEffect, useState } from 'react';
import { useOctavoContext } from '../../context/octavo-provider.tsx';

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
    let isWanted = true;
    // Pages without a repository do not load it.
    void import('./find-stars.ts')
      .then(({ findStars }) => findStars(repository, { questions, isWanted: () => isWanted }))
      .then((stars) => isWanted && stars !== undefined && setFound({ repository, stars }));
    return () => {
      isWanted = false;
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
