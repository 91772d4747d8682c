import type { Face } from './face.ts';

/** Finds the fonts that a text can be drawn with. */
export interface FontBook {
  /** In their order; undefined where one of its characters has no font. */
  find(text: string, language: string): Face[] | undefined;
}

/** Makes the finder of the fonts among lists, each made when those before it are not enough. */
export function createFontBook(lists: readonly (() => readonly Face[])[]): FontBook {
  const made: (readonly Face[])[] = [];
  const listFaces = (index: number): readonly Face[] => (made[index] ??= lists[index]?.() ?? []);
  const known = new Map<string, FoundFace | undefined>();
  const findFace = (codePoint: number, region: RegExp | undefined): FoundFace | undefined => {
    for (const rank of lists.keys()) {
      const able = listFaces(rank).filter(({ covers }) => covers(codePoint));
      const face = able.find(({ name }) => region?.test(name)) ?? able[0];
      if (face !== undefined) return { face, rank };
    }
    return undefined;
  };
  return {
    find(text, language) {
      const region = findRegion(language);
      const found = new Set<FoundFace>();
      for (const character of new Set(text.replaceAll(INVISIBLE, ''))) {
        const key = `${region?.source ?? ''} ${character}`;
        const one = known.has(key) ? known.get(key) : findFace(character.codePointAt(0) ?? 0, region);
        known.set(key, one);
        if (one === undefined) return undefined;
        found.add(one);
      }
      // A font for another script may have Latin letters, too.
      return [...new Set([...found].toSorted((a, b) => a.rank - b.rank).map(({ face }) => face))];
    },
  };
}

interface FoundFace {
  face: Face;
  /** The list that it is of. */
  rank: number;
}

/** Spaces, and what only joins or shapes others. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

/** The Chinese, Japanese and Korean forms of one character differ: what the files of the fonts of a language are called. */
const REGIONS: readonly (readonly [language: RegExp, names: RegExp])[] = [
  [/^ja/i, /japan|hiragino|yugoth|(?:[-_ ]|sans)jp(?![a-z])/i],
  [/^ko/i, /korea|malgun|(?:[-_ ]|sans)kr(?![a-z])/i],
  [/^zh-(?:hant|tw|hk|mo)/i, /(?:[-_ ]|sans)(?:tc|hk|tw)(?![a-z])/i],
  [/^zh/i, /pingfang|yahei|(?:[-_ ]|sans)(?:sc|cn)(?![a-z])/i],
];

function findRegion(language: string): RegExp | undefined {
  return REGIONS.find(([tag]) => tag.test(language))?.[1];
}
