/** The address, below the base, of the numbers of stars of a site's repositories: JSON, a number by the address of each repository. */
export const STARS_HREF = '/octavo-stars.json';
