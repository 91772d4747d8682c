import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the files are that take long on two cores, the longest first. */
const LONG = [
  'playground/packed/npm.spec.ts',
  'playground/packed/pnpm.spec.ts',
  'playground/hosts/',
  'playground/specs/soak.spec.ts',
  'playground/specs/hot-reload.spec.ts',
  'playground/specs/breaks.spec.ts',
  'playground/specs/components/gallery.spec.ts',
  'playground/specs/a11y.spec.ts',
  'playground/specs/playground.spec.ts',
  'playground/specs/host-css.spec.ts',
  'playground/specs/presses.spec.ts',
  'playground/specs/corpus.spec.ts',
  'playground/specs/policy.spec.ts',
  'playground/specs/sign-in.spec.ts',
  'playground/specs/smoke/',
  'playground/specs/workflow.spec.ts',
  'packages/openapi/src/react/playground/playground.slow.test.tsx',
];

/** By project, the files that wait most of their time: for installs, servers and watchers. */
const WAITING = new Map([
  ['packed', /./],
  ['hosts', /./],
  ['browser:dev', /\/(?:soak|hot-reload|breaks)\.spec\.ts$/],
]);

/** Projects whose files keep the processor busy. */
const COMPUTING = new Set(['slow', 'slow:packed']);

/**
 * Begins with the files that take long: at the end, one of them would keep one worker busy and let the others wait. The files of a project
 * follow one another, since a worker ends when the next file is another project's, and the next worker loads all modules anew.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * Puts files in the order of the configuration's projects, there the long ones first, and the others by their paths: Vitest gives them in the
   * order in which the disk listed them, another one in each clone, and a test that fails for those before it would pass where it is run again.
   * Before them stand the slow ones that compute, and spread among these the ones that wait: side by side, they would leave the processor idle.
   */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification): number => this.ctx.projects.indexOf(project);
    const sorted = files.toSorted((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
    const waiting = sorted.filter(({ project, moduleId }) => WAITING.get(project.name)?.test(moduleId) === true);
    const computing = sorted.filter(({ project }) => COMPUTING.has(project.name));
    const others = sorted.filter((file) => !waiting.includes(file) && !computing.includes(file));
    return [
      ...spread(
        waiting.toSorted((a, b) => rank(a) - rank(b)),
        computing,
      ),
      ...others,
    ];
  }
}

/** `[a, b]` among `[1, 2, 3, 4]` -> `[a, 1, 2, b, 3, 4]` */
function spread<Value>(some: readonly Value[], among: readonly Value[]): Value[] {
  const placed = (values: readonly Value[]): { value: Value; place: number }[] =>
    values.map((value, index) => ({ value, place: index / values.length }));
  return [...placed(some), ...placed(among)].toSorted((a, b) => a.place - b.place).map(({ value }) => value);
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((part) => moduleId.includes(part));
  return place === -1 ? LONG.length : place;
}
