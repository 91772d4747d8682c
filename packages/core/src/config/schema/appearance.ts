import * as v from 'valibot';
import { choice, optionalText } from './field.ts';

const fontFace = {
  family: optionalText('Name of the family.'),
  weight: v.exactOptional(v.pipe(v.union([v.number(), v.string()]), v.description('Weight, such as 400.'))),
  url: optionalText('Address or path of the font file; by default, a system or web font of that name.'),
  format: v.exactOptional(choice(['woff', 'woff2'], 'Format of the font file.')),
};

/** A font as it is written. */
export type FontFields = v.InferOutput<v.ObjectSchema<typeof fontFace, undefined>>;

/** The fields of appearance beyond the specification. */
export const appearanceEntries = {
  layout: v.exactOptional(choice(['topnav', 'sidenav', 'solidSidenav'], 'Position of the navigation.')),
  theme: v.exactOptional(choice(['venus', 'quill', 'prism'], 'A preset of the look.')),
  rounded: v.exactOptional(choice(['default', 'sharp'], 'Whether corners are round.')),
  background: v.exactOptional(
    v.pipe(
      v.looseObject({ style: v.exactOptional(choice(['gradient', 'grid', 'windows'], 'Decoration behind the pages.')) }),
      v.description('Decoration behind the pages.'),
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
        items: v.exactOptional(choice(['container', 'card', 'border', 'undecorated'], 'Style of the current sidebar item.')),
      }),
      v.description('The sidebar.'),
    ),
  ),
  topbar: v.exactOptional(
    v.pipe(
      v.looseObject({ style: v.exactOptional(choice(['default', 'gradient'], 'Background of the top bar.')) }),
      v.description('The top bar.'),
    ),
  ),
  eyebrow: v.exactOptional(
    v.pipe(
      v.looseObject({ display: v.exactOptional(choice(['section', 'breadcrumbs'], 'What is shown above the page title.')) }),
      v.description('The line above the title of a page.'),
    ),
  ),
  codeBlock: v.exactOptional(
    v.pipe(
      v.looseObject({ mode: v.exactOptional(choice(['auto', 'dark'], 'Follow the colour mode, or always be dark.')) }),
      v.description('Code blocks.'),
    ),
  ),
};

/** The fields of appearance as the schema lets them through: checked where they are known. */
export type Appearance = v.InferOutput<v.ObjectSchema<typeof appearanceEntries, undefined>>;
