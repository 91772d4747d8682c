/**
 * Where Octavo is at home. Whoever publishes it fills this in; `npx -y pnpm@12 release:project` writes it into the packages and the
 * schemas. Names that end in `.example` belong to nobody; nothing is released with them.
 */
export const PROJECT = {
  /** The repository, as a browser opens it. */
  repository: 'https://code.octavo.example/octavo',
  /** The documentation: `packages/docs`, built. */
  documentation: 'https://docs.octavo.example',
} as const;
