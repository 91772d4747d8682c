/** What an icon's name stands for: the inside of an `<svg>`, put into the page as it is, and its `viewBox`. Plain JSON. */
export interface IconData {
  viewBox: string;
  body: string;
}

/** Drawings of icons by their key (`createIconKey`): `rocket`, `brands/github`. */
export type IconMap = Readonly<Record<string, IconData>>;
