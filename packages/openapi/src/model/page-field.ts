/** A parameter or a value of a response as a page describes it (`ParamField`, `ResponseField`), with those inside it. */
export interface PageField {
  /** Where a parameter goes; `response` for a value of a response. */
  in: 'path' | 'query' | 'header' | 'body' | 'response';
  name: string;
  /** In the author's words: `string`, `array of objects`, `integer[]`, `file`. */
  type?: string;
  required: boolean;
  deprecated: boolean;
  /** As written. */
  default?: string;
  placeholder?: string;
  enum: string[];
  /** Its text, without markup. */
  description: string;
  fields: PageField[];
}
