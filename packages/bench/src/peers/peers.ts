import type { PeerTool } from './peer-tool.ts';
import { DOCUSAURUS } from './tools/docusaurus.ts';
import { OCTAVO } from './tools/octavo.ts';
import { STARLIGHT } from './tools/starlight.ts';
import { VITEPRESS } from './tools/vitepress.ts';

/** Everything that can be measured; Octavo first. */
export const PEERS: readonly PeerTool[] = [OCTAVO, VITEPRESS, STARLIGHT, DOCUSAURUS];
