import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the files are that take a minute or so on two cores, the longest first. */
const LONG = [
  'playground/packed/npm.spec.ts',
  'playground/packed/pnpm.spec.ts',
  'playground/hosts/',
  'playground/specs/breaks.spec.ts',
  'playground/specs/hot-reload.spec.ts',
  'playground/specs/policy.spec.ts',
  'playground/specs/host-untouched.spec.ts',
  'playground/specs/soak.spec.ts',
  '.slow.test.ts',
  'packages/openapi/src/react/playground/playground.test.tsx',
];

/** Begins with the files that take long: at the end, one of them would keep one worker busy and let the others wait. */
export class LongestFirst extends BaseSequencer {
  /** Puts the long files, of whatever project, before the others, which stay in the order of their projects. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((part) => moduleId.includes(part));
  return place === -1 ? LONG.length : place;
}
