import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core/internal';
import type { IconData } from '@octavo/theme';
import type { IconRequest, IconResolver } from '../../icons/create-icon-resolver.ts';
import type { IconLibrary } from '../../icons/icon-order.ts';
import { resolveIcons } from '../../icons/resolve-icons.ts';
import type { Placement } from '../../site/placement.ts';
import type { StoredFile } from '../files/stored-file.ts';
import type { WorkFolder } from '../files/work-folder.ts';

/** The drawings in the folded part of the menu beside a title, as files: every page has them, and a reader who opens the menu alone sees them. */
export interface MenuDrawings {
  /** Takes the drawings out of a body. React finds the body as its own all the same: what an icon holds is not compared. */
  lift(body: string): LiftedDrawings;
  list(): StoredFile[];
}

/** A body whose drawings are masks, and the rules that stand for them. */
export interface LiftedDrawings {
  body: string;
  css: string;
}

const FOLDED = /<ul class="octavo-page-menu-list">[\s\S]*?<\/ul>/g;
const DRAWING = /<svg class="octavo-icon-named"([^>]*)>([\s\S]*?)<\/svg>/g;

/** What a mask would not show: a colour of its own, or something from elsewhere. */
const OWN_LOOK = /\b(?:fill|stroke|color|stop-color)="(?!currentColor"|none")|<(?:style|image|use)\b|\b(?:style|class)=/i;

interface DrawingScope extends Pick<Placement, 'base' | 'prefix'>, Pick<WorkFolder, 'write'> {
  icons: Pick<IconResolver, 'resolve'>;
  library: IconLibrary;
}

/** Makes the files of the drawings of a site's menu. */
export async function createMenuDrawings(requests: readonly IconRequest[], scope: DrawingScope): Promise<MenuDrawings> {
  const { icons } = await resolveIcons(requests, { resolver: scope.icons, library: scope.library });
  const files = new Map<string, StoredFile & { rule: string }>();
  for (const icon of Object.values(icons)) {
    if (!OWN_LOOK.test(icon.body)) files.set(icon.body, storeDrawing(icon, files.size, scope));
  }
  return {
    lift(body) {
      const used = new Set<string>();
      const lifted = body.replace(FOLDED, (menu) =>
        menu.replace(DRAWING, (all: string, attributes: string, drawing: string) => {
          const index = [...files.keys()].indexOf(drawing);
          if (index === -1) return all;
          used.add(drawing);
          return `<svg class="octavo-icon-named octavo-glyph" data-glyph="${index}"${attributes}></svg>`;
        }),
      );
      return { body: lifted, css: [...files].map(([drawing, { rule }]) => (used.has(drawing) ? rule : '')).join('') };
    },
    list: () => [...files.values()].map(({ fileName, file }) => ({ fileName, file })),
  };
}

function storeDrawing({ viewBox, body }: IconData, index: number, { base, prefix, write }: DrawingScope): StoredFile & { rule: string } {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
  const fileName = `assets/${createHash('sha256').update(text).digest('hex').slice(0, 10)}.svg`;
  return {
    fileName: prefix + fileName,
    file: write(fileName, text),
    rule: `[data-glyph="${index}"]{--octavo-glyph:url(${JSON.stringify(withBase(base, `/${fileName}`))})}`,
  };
}
