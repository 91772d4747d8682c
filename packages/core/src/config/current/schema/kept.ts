import * as v from 'valibot';
import { addressesSchema } from '../../schema/addresses.ts';
import { appearanceEntries } from '../../schema/appearance.ts';
import { feedbackSchema } from '../../schema/interface.ts';
import { untrustedSchema } from '../../schema/untrusted.ts';

const { layout, rounded, sidebar, topbar } = appearanceEntries;

/** Fields that the current shape has no word for: Octavo reads them in both shapes, so that nothing is lost in between. */
export const keptEntries = {
  feedback: v.exactOptional(feedbackSchema),
  untrusted: v.exactOptional(untrustedSchema, []),
  addresses: v.exactOptional(addressesSchema),
  layout,
  rounded,
  sidebar,
  topbar,
};
