import type { ComponentDescriptor } from '../component-descriptor.ts';
import { ParamField } from './param-field.tsx';
import { ResponseField } from './response-field.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'ParamField',
    component: ParamField,
    props: { path: 'id', type: 'string', required: 'true', default: 3, enum: ['a', 'b'], placeholder: 'x' },
  },
  {
    name: 'ResponseField',
    component: ResponseField,
    props: { name: 'id', type: 'string', required: '', deprecated: 'true', pre: ['a'], post: '["b"]', default: 'false' },
  },
];
