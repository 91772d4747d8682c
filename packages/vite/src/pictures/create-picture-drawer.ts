import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as takumi from '@takumi-rs/core';
import { disk, mustRead } from '../disk/disk.ts';
import { createJsonCache } from '../disk/json-cache.ts';
import { arrangePicture, BACKGROUND, LOGO } from './arrange-picture.ts';
import type { Face } from './face.ts';
import { PICTURE_SIZE } from './picture.ts';
import type { Picture } from './picture.ts';

/** Draws pictures. */
export interface PictureDrawer {
  /** Loads the library; throws where it cannot run on this machine. */
  load(): takumi.Renderer;
  /** Draws a picture with the fonts of its text, in their order: a PNG. */
  draw(picture: Picture, faces: readonly Face[]): Promise<Uint8Array>;
  /** Removes what is kept and was not asked for. */
  prune(): void;
}

/** What pictures are drawn with. */
export interface PictureDrawerOptions {
  /** Absolute path of the module of `@takumi-rs/core`. */
  module: string;
  /** Where pictures are kept by what they are made of. */
  directory: string;
}

/** Makes what draws; the library is loaded with the first picture that is not kept. */
export function createPictureDrawer({ module, directory }: PictureDrawerOptions): PictureDrawer {
  const kept = createJsonCache({ directory, isValid: isKeptPicture });
  const registered = new Map<string, Promise<void>>();
  let loaded: takumi.Renderer | undefined;
  const load = (): takumi.Renderer => (loaded ??= createRenderer(module));
  const draw = async (picture: Picture, faces: readonly Face[]): Promise<Uint8Array> => {
    const tree = arrangePicture(picture);
    const images = listImages(picture);
    const about = [module, tree, picture.language, faces.map(({ hash }) => hash()), images.map(({ data }) => hashOf(data))];
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
      ...PICTURE_SIZE,
      format: 'png',
      images,
      lang: picture.language,
      fontFamilies: faces.map(({ hash }) => hash()),
    });
    kept.set(key, { png: drawn.toString('base64') });
    return drawn;
  };
  return { load, draw, prune: kept.prune };
}

function createRenderer(module: string): takumi.Renderer {
  // What the package says of itself.
  const { Renderer: Drawing } = createRequire(module)(module) as typeof takumi;
  return new Drawing();
}

async function register(renderer: takumi.Renderer, { hash, read }: Face): Promise<void> {
  for (const data of read()) await renderer.registerFont({ name: hash(), data });
}

function listImages({ logo, background }: Picture): { src: string; data: Uint8Array }[] {
  return [
    { src: LOGO, file: logo },
    { src: BACKGROUND, file: background },
  ].flatMap(({ src, file }) => (file === undefined ? [] : [{ src, data: mustRead(disk.readBytes(file), file) }]));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function isKeptPicture(value: unknown): value is { png: string } {
  return typeof value === 'object' && value !== null && 'png' in value && typeof value.png === 'string';
}
