import { describeFields } from '../../harness/fields-suite.ts';
import { BRAND_FIELDS } from './brand-fields.ts';
import { NAVIGATION_FIELDS } from './navigation-fields.ts';

describeFields({ 'brand and colour': BRAND_FIELDS, 'bar, navigation and foot': NAVIGATION_FIELDS });
