/**
 * Where Octavo is at home. Whoever publishes it fills this in and writes it into the packages:
 * `npx -y pnpm@12 test --project harness package-facts -u`. Names that end in `.example` belong to nobody; nothing is released with them.
 */
export const PROJECT = {
  /** The repository, as a browser opens it. */
  repository: 'https://code.octavo.example/octavo',
  /** The documentation: `packages/docs`, built. */
  documentation: 'https://docs.octavo.example',
} as const;
