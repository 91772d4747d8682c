/**
 * Tells whether this process was started to build: `astro build`, `react-router build`. The same config is resolved for other commands
 * (`astro sync`, `react-router typegen`), and nothing in it tells which one it is.
 */
export function isBuildCommand(argv: readonly string[]): boolean {
  return argv.slice(2).includes('build');
}
