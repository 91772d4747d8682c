import * as v from 'valibot';
import { choice, optionalText } from './field.ts';

const fontFace = {
  family: optionalText('Name of the font family.'),
  weight: v.exactOptional(v.pipe(v.union([v.number(), v.string()]), v.description('Weight, such as 400.'))),
  url: optionalText('Address or path of the font file; by default, a system or web font of that name.'),
  format: v.exactOptional(choice(['woff', 'woff2'], 'Format of the font file.')),
};

/** A font as it is written. */
export type FontFields = v.InferOutput<v.ObjectSchema<typeof fontFace, undefined>>;

/** The fields of appearance beyond the specification. */
export const appearanceEntries = {
  layout: v.exactOptional(
    choice(
      ['topnav', 'sidenav', 'solidSidenav'],
      'Where the navigation is: tabs in a row below the header (`topnav`), in a sidebar as high as the window (`sidenav`), or in such a sidebar with a background (`solidSidenav`).',
    ),
  ),
  theme: v.exactOptional(choice(['venus', 'quill', 'prism'], 'A complete look: layout, sidebar and top bar. `venus` is the default.')),
  rounded: v.exactOptional(choice(['default', 'sharp'], 'Whether corners are rounded (`default`) or not (`sharp`).')),
  background: v.exactOptional(
    v.pipe(
      v.looseObject({
        style: v.exactOptional(
          choice(
            ['gradient', 'grid', 'windows'],
            'Decoration behind the top of every page: a faint gradient in the primary colour, a grid of lines, or slanted stripes (`windows`).',
          ),
        ),
      }),
      v.description(
        'Decoration behind the top of every page: a faint gradient in the primary colour, a grid of lines, or slanted stripes (`windows`).',
      ),
    ),
  ),
  font: v.exactOptional(
    v.pipe(
      v.looseObject({
        ...fontFace,
        headings: v.exactOptional(v.pipe(v.looseObject(fontFace), v.description('Font of headings.'))),
        body: v.exactOptional(v.pipe(v.looseObject(fontFace), v.description('Font of text.'))),
      }),
      v.description('One font for everything, or one for headings and one for text.'),
    ),
  ),
  sidebar: v.exactOptional(
    v.pipe(
      v.looseObject({
        items: v.exactOptional(
          choice(
            ['container', 'card', 'border', 'undecorated'],
            'What marks the current page in the sidebar: a background (`container`), a raised box (`card`), a line beside it (`border`), or its colour alone (`undecorated`).',
          ),
        ),
      }),
      v.description('Look of the sidebar.'),
    ),
  ),
  topbar: v.exactOptional(
    v.pipe(
      v.looseObject({
        style: v.exactOptional(
          choice(
            ['default', 'gradient'],
            'Background of the top bar: the one of the page (`default`), or a gradient in the primary colour.',
          ),
        ),
      }),
      v.description('Look of the top bar.'),
    ),
  ),
  eyebrow: v.exactOptional(
    v.pipe(
      v.looseObject({
        display: v.exactOptional(
          choice(
            ['section', 'breadcrumbs'],
            'What is above the title of a page: its group (`section`), or the groups that lead to it (`breadcrumbs`).',
          ),
        ),
      }),
      v.description('The line above the title of a page.'),
    ),
  ),
  codeBlock: v.exactOptional(
    v.pipe(
      v.looseObject({
        mode: v.exactOptional(choice(['auto', 'dark'], 'Whether code blocks follow the colour mode (`auto`) or are always dark.')),
      }),
      v.description('Look of code blocks.'),
    ),
  ),
};

/** The fields of appearance as the schema lets them through: checked where they are known. */
export type Appearance = v.InferOutput<v.ObjectSchema<typeof appearanceEntries, undefined>>;
