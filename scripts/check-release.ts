import { PROJECT } from '../packages/core/src/project.ts';

// Names that end in `.example` belong to nobody: packages that lead there help no one, and npm refuses their provenance.
const unfilled = Object.entries(PROJECT).filter(([, address]) => new URL(address).hostname.endsWith('.example'));
for (const [name, address] of unfilled) console.error(`PROJECT.${name} in packages/core/src/project.ts is ${address}: fill it in.`);
process.exitCode = unfilled.length > 0 ? 1 : 0;
