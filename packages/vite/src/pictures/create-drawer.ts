import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as takumi from '@takumi-rs/core';
import { disk, mustRead } from '../disk/disk.ts';
import { createJsonCache } from '../disk/json-cache.ts';
import type { Face } from './face.ts';

/** What is drawn. */
export interface PictureDrawing {
  tree: takumi.Node;
  /** In pixels. */
  size: { width: number; height: number };
  /** The images that the tree names by `src`, each with the absolute path of its file. */
  images: readonly { src: string; file: string }[];
  /** What its text is in; a drawing without text has no faces. */
  language?: string;
  /** The fonts of its text, in their order. */
  faces?: readonly Face[];
}

/** Draws. */
export interface Drawer {
  /** Loads the library; throws where it cannot run on this machine. */
  load(): takumi.Renderer;
  /** Draws a PNG. */
  draw(drawing: PictureDrawing): Promise<Uint8Array>;
  /** Removes what is kept and was not asked for. */
  prune(): void;
}

/** What is drawn with. */
export interface DrawerOptions {
  /** Absolute path of the module of `@takumi-rs/core`. */
  module: string;
  /** Where drawings are kept by what they are made of. */
  directory: string;
}

/** Makes what draws; the library is loaded with the first drawing that is not kept. */
export function createDrawer({ module, directory }: DrawerOptions): Drawer {
  const kept = createJsonCache({ directory, isValid: isKeptDrawing });
  const registered = new Map<string, Promise<void>>();
  let loaded: takumi.Renderer | undefined;
  const load = (): takumi.Renderer => (loaded ??= createRenderer(module));
  const draw = async ({ tree, size, images: files, language, faces = [] }: PictureDrawing): Promise<Uint8Array> => {
    const images = files.map(({ src, file }) => ({ src, data: mustRead(disk.readBytes(file), file) }));
    const about = [module, tree, size, language, faces.map(({ hash }) => hash()), images.map(({ data }) => hashOf(data))];
    const key = hashOf(JSON.stringify(about));
    const known = kept.get(key);
    if (known !== undefined) return Buffer.from(known.png, 'base64');
    const renderer = load();
    for (const face of faces) {
      const isReady = registered.get(face.hash()) ?? register(renderer, face);
      registered.set(face.hash(), isReady);
      await isReady;
    }
    const drawn = await renderer.render(tree, {
      ...size,
      format: 'png',
      images,
      ...(language !== undefined && { lang: language }),
      ...(faces.length > 0 && { fontFamilies: faces.map(({ hash }) => hash()) }),
    });
    kept.set(key, { png: drawn.toString('base64') });
    return drawn;
  };
  return { load, draw, prune: kept.prune };
}

function createRenderer(module: string): takumi.Renderer {
  // What the package says of itself.
  const { Renderer: Made } = createRequire(module)(module) as typeof takumi;
  return new Made();
}

async function register(renderer: takumi.Renderer, { hash, read }: Face): Promise<void> {
  for (const data of read()) await renderer.registerFont({ name: hash(), data });
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function isKeptDrawing(value: unknown): value is { png: string } {
  return typeof value === 'object' && value !== null && 'png' in value && typeof value.png === 'string';
}
