import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Table } from './table.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    component: Table,
    elements: ['table'],
    props: {
      children: (
        <tbody>
          <tr>
            <td>x</td>
          </tr>
        </tbody>
      ),
    },
  },
];
