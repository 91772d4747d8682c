/** `https://github.com/owner/name/tree/main` -> `owner/name`; undefined for other hosts. */
export function findGitHubName(url: string): string | undefined {
  return /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/i.exec(url)?.[1];
}
