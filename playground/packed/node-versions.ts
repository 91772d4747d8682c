import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A Node on which the packed packages run. */
export interface NodeVersion {
  /** As in the title of a test. */
  title: string;
  executable: string;
  /** What the executable calls itself: `v20.20.2`. */
  version: string;
}

/** The oldest Node that Octavo runs on. */
export const OLDEST_NODE: NodeVersion = findNode('Node 20', 'node20');

/** The oldest Node, and the one that the workspace installs. */
export const NODE_VERSIONS: readonly NodeVersion[] = [OLDEST_NODE, findNode("the workspace's Node", 'node')];

/** The program of a package of npm that carries Node. */
function findNode(title: string, name: string): NodeVersion {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { title, executable: path.join(path.dirname(manifest), 'bin', 'node'), version: `v${version}` };
}
