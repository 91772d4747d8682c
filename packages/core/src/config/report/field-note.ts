import type { Json } from '../../json.ts';

/** What becomes of a field that the original shows. */
export type FieldStatus = 'same' | 'differs' | 'unsupported';

/** A field that is not shown as the original shows it. */
export interface FieldNote {
  /** Where it stands: `seo`, `tabs[].align`; of what stands in navigation the last list and the key. */
  field: string;
  status: Exclude<FieldStatus, 'same'>;
  note: string;
  /** Only for some values. */
  when?: (value: Json) => boolean;
}
