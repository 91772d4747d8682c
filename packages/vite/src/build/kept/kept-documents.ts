import type { RenderedPage } from '../../../client/document/render-page.tsx';
import type { WorkFolder } from '../files/work-folder.ts';
import { openPack } from './kept-pack.ts';

/** What a document shows, without `style` attributes. */
export interface RenderedBody extends RenderedPage {
  /** The sheet that stands for those. */
  css: string;
  /** What was noted while it was rendered: why it needs React. */
  reasons: readonly string[];
}

/** The documents that the last build rendered, by what each is made from: one that would come out the same is not rendered again. */
export interface KeptDocuments {
  /** Gives what was kept for a key, else what `render` gives. What has no key, or an error, is not kept. */
  find(key: string | undefined, render: () => Promise<RenderedBody>): Promise<RenderedBody>;
  /** Keeps what is kept for a key, though nobody asks for it. */
  retain(key: string): void;
  /** Makes what was given in this build the last build's. */
  finish(): void;
}

/** Opens the documents of a project; `name` says what all of them are made with, beside their modules. */
export function openDocuments(project: { cacheDir: string; name: string; folder: WorkFolder }): KeptDocuments {
  const { find, keep, retain, finish } = openPack({ ...project, kind: 'documents' });
  return {
    retain,
    finish,
    async find(key, render) {
      if (key === undefined) return render();
      const bytes = find(key);
      if (bytes !== undefined) {
        retain(key);
        return JSON.parse(Buffer.from(bytes).toString());
      }
      const body = await render();
      if (body.errors.length === 0) keep(key, { read: () => JSON.stringify(body) });
      return body;
    },
  };
}
