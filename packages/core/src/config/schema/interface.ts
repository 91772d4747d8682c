import * as v from 'valibot';
import { choice, flag, optionalText } from './field.ts';

/** `feedback`: the buttons under a page. */
export const feedbackSchema = v.pipe(
  v.object({
    suggestEdit: flag('Shows a button to suggest an edit by pull request.', false),
    raiseIssue: flag('Shows a button to report an issue with the page.', false),
    thumbsRating: flag('Shows buttons to rate the page as helpful.', false),
  }),
  v.description('Buttons for feedback at the end of each page.'),
);

/** `modeToggle`: the switch between light and dark. */
export const modeToggleSchema = v.pipe(
  v.object({
    default: v.exactOptional(choice(['light', 'dark'], 'Colour mode for new readers; by default, that of their system.')),
    isHidden: flag('Hides the switch; with `default`, only that mode is available.', false),
  }),
  v.description('The switch between light and dark mode.'),
);

/** `search`: the search field. */
export const searchSchema = v.pipe(
  v.object({
    prompt: optionalText('Text in the empty search field.'),
    location: v.exactOptional(choice(['side', 'top'], 'Where the search field is: in the header (`top`) or in the sidebar (`side`).')),
  }),
  v.description('Text and position of the search field.'),
);
