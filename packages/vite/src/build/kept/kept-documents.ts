import { hash } from 'node:crypto';
import path from 'node:path';
import { errorCode, fileSystem } from '../../disk/file-system.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import type { RenderedPage } from '../../../client/document/server.tsx';
import type { WorkFolder } from '../work-folder.ts';
import { createPackWriter, readPack } from './site-pack.ts';
import type { PackWriter, Slice } from './site-pack.ts';

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
export function openDocuments({ cacheDir, name, folder }: { cacheDir: string; name: string; folder: WorkFolder }): KeptDocuments {
  const lists = createJsonCache({ directory: path.join(cacheDir, 'octavo-documents'), isValid: isList });
  const packFile = path.join(cacheDir, 'octavo-documents.pack');
  const listKey = hash('sha256', name);
  const before = new Map(lists.get(listKey));
  const after = new Map<string, Slice>();
  let pack: { draft: string; writer: PackWriter } | undefined;
  let isFull = false;

  /** Without room for it there is no cache: that is no reason to fail. */
  const attempt = (work: () => void): void => {
    if (isFull) return;
    try {
      work();
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      isFull = true;
    }
  };

  const open = (): { draft: string; writer: PackWriter } => {
    const draft = folder.place('documents.pack');
    return { draft, writer: createPackWriter(draft) };
  };

  const keep = (key: string, text: string | Uint8Array, known?: string): void =>
    attempt(() => {
      pack ??= open();
      after.set(key, pack.writer.add(text, known));
    });

  const read = (key: string): Uint8Array | undefined => {
    const slice = before.get(key);
    const [bytes] = slice === undefined ? [] : readPack(packFile, [slice]);
    return bytes;
  };

  return {
    retain(key) {
      const bytes = read(key);
      if (bytes !== undefined) keep(key, bytes, before.get(key)?.hash);
    },
    async find(key, render) {
      if (key === undefined) return render();
      const bytes = read(key);
      if (bytes !== undefined) {
        keep(key, bytes, before.get(key)?.hash);
        return JSON.parse(Buffer.from(bytes).toString()) as RenderedBody;
      }
      const body = await render();
      if (body.errors.length === 0) keep(key, JSON.stringify(body));
      return body;
    },
    finish() {
      const made = pack;
      if (made === undefined) return;
      attempt(() => {
        made.writer.close();
        fileSystem.renameSync(made.draft, packFile);
        lists.set(listKey, [...after]);
        lists.prune();
      });
    },
  };
}

function isList(value: unknown): value is [key: string, slice: Slice][] {
  return Array.isArray(value);
}
