import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { ParamField } from './param-field.tsx';
import { ResponseField } from './response-field.tsx';
import type { ParamFieldProps } from './param-field.tsx';
import type { ResponseFieldProps } from './response-field.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'ParamField',
    component: ParamField,
    takes: {
      path: 'any',
      query: 'any',
      body: 'any',
      header: 'any',
      name: 'any',
      placeholder: 'any',
      type: 'any',
      required: 'boolean',
      deprecated: 'boolean',
      default: 'any',
      enum: 'any',
      pre: 'any',
      post: 'any',
    } satisfies TakenProps<ParamFieldProps>,
    isRare: true,
    props: { path: 'id', type: 'string', required: 'true', default: 3, enum: ['a', 'b'], placeholder: 'x' },
  },
  {
    name: 'ResponseField',
    component: ResponseField,
    takes: {
      name: 'any',
      type: 'any',
      required: 'boolean',
      deprecated: 'boolean',
      default: 'any',
      enum: 'any',
      pre: 'any',
      post: 'any',
    } satisfies TakenProps<ResponseFieldProps>,
    isRare: true,
    props: { name: 'id', type: 'string', required: '', deprecated: 'true', pre: ['a'], post: '["b"]', default: 'false' },
  },
];
