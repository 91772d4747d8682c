import type { Diagnostic } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { HostBuild } from '../../hosts/find-host.ts';
import { describeClashes } from '../../output-folder/clash.ts';
import { findReplaced } from '../../output-folder/find-replaced.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { OctavoBuildError } from '../reports/build-error.ts';
import { reportProblems } from '../reports/report-problems.ts';
import { writeSite } from './write-site.ts';
import type { SitePlace } from './write-site.ts';

/** Places a finished site beside an app whose framework has not ended its build. */
export type Placer = (files: readonly SiteFile[], place: HostedPlace) => Promise<void>;

type HostedPlace = SitePlace & { host?: Pick<HostBuild, 'documents'> };

/**
 * Makes the placer of one plugin. What is wrong now is told and ends the process with exit code 1, but not the framework's build: an app
 * that is half written would be the worse loss. So is what the framework writes over the docs afterwards, as it may with pages of its own.
 */
export function createPlacer(): Placer {
  let atEnd: (() => void) | undefined;
  return async (files, place) => {
    const { vite } = place;
    // In a process that builds again and again the last build counts.
    if (atEnd) process.off('exit', atEnd);
    const refused = await write(files, place);
    reportProblems(refused, vite.logger);
    atEnd = () => {
      const replaced =
        refused.length > 0 ? [] : describeClashes(findReplaced({ ...place, files, documents: findDocuments(place) }), 'replaced');
      reportProblems(replaced, vite.logger);
      if (refused.length + replaced.length > 0) process.exitCode = 1;
    };
    process.once('exit', atEnd);
  };
}

/** Where the host puts documents of the app that it serves beside those of the folder. */
function findDocuments({ host, outDir }: Pick<HostedPlace, 'host' | 'outDir'>): string | undefined {
  return host?.documents === undefined ? undefined : paths.join(outDir, host.documents);
}

async function write(files: readonly SiteFile[], place: SitePlace): Promise<Diagnostic[]> {
  try {
    await writeSite(files, place);
    return [];
  } catch (error) {
    if (error instanceof OctavoBuildError) return error.diagnostics;
    throw error;
  }
}
