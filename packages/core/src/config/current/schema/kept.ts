import * as v from 'valibot';
import { appearanceEntries } from '../../schema/appearance.ts';
import { feedbackSchema } from '../../schema/interface.ts';

const { layout, rounded, sidebar, topbar } = appearanceEntries;

/** Fields of the classic shape that the current one has no word for: Octavo reads them in both, so that nothing is lost in between. */
export const keptEntries = { feedback: v.exactOptional(feedbackSchema), layout, rounded, sidebar, topbar };
