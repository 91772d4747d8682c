import { openSite } from '../check/open-checker.ts';
import { formatError } from '../terminal/format-error.ts';
import { formatSummary } from '../terminal/format-summary.ts';
import type { CommandContext } from '../command.ts';
import type { Examination } from './examination.ts';

/** What the site holds, and which addresses its config reaches for; a site that cannot be read is a fault. */
export async function examineSite({ folder, options, terminal }: CommandContext): Promise<Examination & { addresses: string[] }> {
  const title = 'Site';
  try {
    const { api, root } = await openSite(folder, options);
    const checker = await api.createChecker();
    const { config, apis } = await checker.report().finally(() => checker.close());
    const hasProblems = api.diagnostics().some(({ severity }) => severity !== 'info');
    return {
      title,
      addresses: apis.map(({ source }) => source).filter((source) => /^https?:/.test(source)),
      findings: [
        { name: 'content root', value: root },
        { name: 'shape of config', value: config?.shape ?? 'no docs.json' },
        { name: 'content', value: formatSummary(api.summary()), ...(hasProblems && { remark: '`octavo check` lists the problems' }) },
      ],
    };
  } catch (error) {
    const value = (await formatError(error, terminal.colors)).trim().split('\n').join(' ');
    return { title, addresses: [], findings: [{ name: 'site', value, kind: 'fault', remark: 'see the message' }] };
  }
}
