import * as v from 'valibot';
import { choice, flag, optionalText } from './field.ts';

/** `feedback`: the buttons under a page. */
export const feedbackSchema = v.pipe(
  v.object({
    suggestEdit: flag('Shows a button for suggesting an edit by a pull request.', false),
    raiseIssue: flag('Shows a button for raising an issue about the page.', false),
    thumbsRating: flag('Asks whether the page was helpful.', false),
  }),
  v.description('Buttons for feedback on a page.'),
);

/** `modeToggle`: the switch between light and dark. */
export const modeToggleSchema = v.pipe(
  v.object({
    default: v.exactOptional(choice(['light', 'dark'], "Mode that new readers see; without it, their system's.")),
    isHidden: flag('Hides the switch; together with `default` there is only one mode.', false),
  }),
  v.description('The switch between light and dark mode.'),
);

/** `search`: the search field. */
export const searchSchema = v.pipe(
  v.object({
    prompt: optionalText('Text in the empty search field.'),
    location: v.exactOptional(choice(['side', 'top'], 'Where the search field is.')),
  }),
  v.description('The search field.'),
);
