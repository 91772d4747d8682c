import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Diagnostic } from '@octavo/core';
import { fileSystem } from '../../disk/file-system.ts';
import { writeOutputs } from '../../output/write-outputs.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { readDocumentNeeds } from '../../policy/create-policy.ts';
import type { BuildScope } from '../build-scope.ts';
import type { WorkFolder } from '../files/work-folder.ts';

/** Makes the outputs of a site in the work folder, and takes what documents among them need into the site's policy. */
export async function storeOutputs(
  { outputs, outputSource, store, prefix, kept, policy }: BuildScope,
  folder: WorkFolder,
): Promise<{ files: SiteFile[]; failures: Diagnostic[] }> {
  const files: SiteFile[] = [];
  const failures = await writeOutputs(outputs(), {
    site: store.site(),
    source: outputSource,
    async write(written, given) {
      const fileName = prefix + written;
      // Hosts know a document by its name.
      const isDocument = fileName.endsWith('.html');
      const content = isDocument && given instanceof Readable ? await buffer(given) : given;
      if (isDocument && !(content instanceof Readable)) policy.add(readDocumentNeeds(Buffer.from(content).toString()));
      const same = content instanceof Readable ? undefined : kept.pages.same(fileName, content);
      if (same) return void files.push({ fileName, kept: same });
      // By a number: an address may be longer than what this folder can hold.
      const file = folder.place(`outputs/${files.length}`);
      await fileSystem.promises.writeFile(file, content);
      files.push({ fileName, file });
    },
  });
  return { files, failures };
}
