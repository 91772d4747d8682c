import { isJsonObject } from '../json-value.ts';
import type { Rule } from './rule.ts';

/** The button of the top bar needs a name, unless it shows a repository. */
export const buttonName: Rule = {
  code: 'config/missing-button-name',
  severity: 'error',
  check({ topbarCtaButton: button }) {
    if (!isJsonObject(button) || button['type'] === 'github') return [];
    if (button['name'] !== undefined && button['name'] !== '') return [];
    return [
      {
        message: '`topbarCtaButton.name` is missing: a button of type "link" needs text.',
        hint: 'Add "name": "Dashboard" with the text of the button, or "type": "github" for a repository.',
        path: ['topbarCtaButton', 'name'],
      },
    ];
  },
};
