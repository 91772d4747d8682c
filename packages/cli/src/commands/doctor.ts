import type { CommandContext } from '../command.ts';
import { examineFolders } from '../doctor/examine-folders.ts';
import { examineMachine } from '../doctor/examine-machine.ts';
import { examineSite } from '../doctor/examine-site.ts';
import { examineVersions } from '../doctor/examine-versions.ts';
import { formatExaminations } from '../doctor/format-examinations.ts';
import { findSite } from '../project/find-site.ts';

/** Tells what a report of a problem has to say: versions, folders, the site, the machine; 1 where Octavo cannot work with something. */
export async function doctor(context: CommandContext): Promise<number> {
  const { options, terminal } = context;
  const place = findSite(context.folder);
  const { addresses, ...site } = await examineSite(context);
  const examinations = [examineVersions(place.folder), examineFolders(place), site, await examineMachine(addresses)];
  terminal.print(options.json ? JSON.stringify(examinations, null, 2) : formatExaminations(examinations, terminal.colors));
  return examinations.some(({ findings }) => findings.some(({ kind }) => kind === 'fault')) ? 1 : 0;
}
