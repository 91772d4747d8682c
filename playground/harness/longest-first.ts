import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more on two cores, the longest first. */
const LONG = [
  'packed/packed.spec.ts',
  'hosts/sveltekit.spec.ts',
  'specs/hot-reload-hosts.spec.ts',
  'hosts/other.spec.ts',
  'specs/breaks.spec.ts',
  'specs/hot-reload.spec.ts',
  'hosts/astro.spec.ts',
  'specs/policy.spec.ts',
  'specs/host-untouched.spec.ts',
  'hosts/react-router.spec.ts',
  'hosts/tanstack-start.spec.ts',
  'specs/soak.spec.ts',
];

/** Begins with the files that take long: at the end, one of them would keep one worker busy and let the others wait. */
export class LongestFirst extends BaseSequencer {
  /** Puts the long files, of whatever project, before the others, which stay in the order of their projects. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((file) => moduleId.endsWith(`playground/${file}`));
  return place === -1 ? LONG.length : place;
}
