export type IconSetId =
  | 'fa7-solid'
  | 'fa7-brands'
  | 'fa7-regular'
  | 'fa6-solid'
  | 'lucide'
  | 'ph'
  | 'ph-thin'
  | 'ph-light'
  | 'ph-fill'
  | 'ph-duotone'
  | 'tabler'
  | 'simple-icons';

/** A set of icons: a part of an Iconify JSON package. */
export interface IconSetSource {
  id: IconSetId;
  /** The package `@iconify-json/<this>`. */
  package: string;
  /** What the package adds to the names of this set: `-duotone`. */
  suffix?: string;
  /** Names of the package that belong to another set, or to none. */
  except?: RegExp;
  /** The only names of the package that are needed. */
  only?: readonly string[];
  /** True where the drawings fill their box; the other sets leave a tenth free on each side. */
  isTight?: boolean;
}

/** Every set that Octavo brings along. */
export const ICON_SETS: readonly IconSetSource[] = [
  { id: 'fa7-solid', package: 'fa7-solid' },
  { id: 'fa7-brands', package: 'fa7-brands' },
  { id: 'fa7-regular', package: 'fa7-regular' },
  // Version 7 knows the names of the versions before it, but for this one.
  { id: 'fa6-solid', package: 'fa6-solid', only: ['vector-square'], isTight: true },
  { id: 'lucide', package: 'lucide' },
  { id: 'ph', package: 'ph', except: /-(?:thin|light|bold|fill|duotone)$/ },
  { id: 'ph-thin', package: 'ph', suffix: '-thin' },
  { id: 'ph-light', package: 'ph', suffix: '-light' },
  { id: 'ph-fill', package: 'ph', suffix: '-fill' },
  { id: 'ph-duotone', package: 'ph', suffix: '-duotone' },
  { id: 'tabler', package: 'tabler' },
  { id: 'simple-icons', package: 'simple-icons', isTight: true },
];
