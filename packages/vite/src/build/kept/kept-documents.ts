import { hash } from 'node:crypto';
import path from 'node:path';
import { errorCode } from '../../disk/file-system.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import type { RenderedPage } from '../../../client/document/server.tsx';
import type { WorkFolder } from '../work-folder.ts';
import { createPackWriter, holdPack, readPack } from './site-pack.ts';
import type { PackedContent, PackWriter, Slice } from './site-pack.ts';

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
  const held = folder.place('held-documents.pack');
  const slices = holdPack(packFile, held) ? [...before.values()] : [];
  let writer: PackWriter | undefined;
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

  const read = (key: string): Uint8Array | undefined => {
    const slice = before.get(key);
    const [bytes] = slice === undefined ? [] : readPack(held, [slice]);
    return bytes;
  };

  const keep = (key: string, content: PackedContent): void =>
    attempt(() => {
      writer ??= createPackWriter(folder.place('documents.pack'), { file: held, slices });
      after.set(key, writer.add(content));
    });

  const retain = (key: string): void => {
    const slice = before.get(key);
    // One that is damaged has another hash then, too.
    if (slice !== undefined) keep(key, { hash: slice.hash, read: () => read(key) ?? '' });
  };

  return {
    retain,
    async find(key, render) {
      if (key === undefined) return render();
      const bytes = read(key);
      if (bytes !== undefined) {
        retain(key);
        return JSON.parse(Buffer.from(bytes).toString()) as RenderedBody;
      }
      const body = await render();
      if (body.errors.length === 0) keep(key, { read: () => JSON.stringify(body) });
      return body;
    },
    finish() {
      attempt(() => {
        if (writer?.finish(packFile) !== true) return;
        lists.set(listKey, [...after]);
        lists.prune();
      });
    },
  };
}

function isList(value: unknown): value is [key: string, slice: Slice][] {
  return Array.isArray(value);
}
