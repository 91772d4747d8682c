/** A repository of pages, as far as links to it need it. */
export interface Repository {
  /** Whose forms its addresses have. */
  host: 'github' | 'gitlab' | 'bitbucket';
  /** Without a slash at its end: `https://github.com/owner/name`. */
  url: string;
  branch: string;
  /** Path of the content root in the repository, with a slash at its end unless it is the top: `docs/`. */
  folder: string;
}
