// Refuses to publish a package whose addresses nobody owns, or whose `exports` still name the sources. Each package runs it before it is
// published. Plain JavaScript without dependencies: it runs on whatever Node starts it.
import { readFileSync } from 'node:fs';

const { homepage, bugs } = JSON.parse(readFileSync(new URL('../packages/core/package.json', import.meta.url), 'utf8'));
const reasons = [];

// Names that end in `.example` belong to nobody, and npm refuses the provenance of a repository there.
for (const address of [homepage, bugs].filter((one) => new URL(one).hostname.endsWith('.example'))) {
  reasons.push(
    `Not published: ${address} is a placeholder. Fill in PROJECT in packages/core/src/project.ts, then run \`npx -y pnpm@12 release:project\`.`,
  );
}

// Only pnpm puts the `exports` of `publishConfig` into what it publishes.
const agent = process.env.npm_config_user_agent;
if (process.env.npm_lifecycle_event === 'prepublishOnly' && !agent?.startsWith('pnpm/')) {
  reasons.push(
    'Not published: only pnpm publishes these packages as they are meant. Run `npx -y pnpm@12 release:publish` in the workspace.',
  );
}

for (const reason of reasons) console.error(reason);
process.exitCode = reasons.length > 0 ? 1 : 0;
