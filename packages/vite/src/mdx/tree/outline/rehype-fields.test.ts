import { expect, test } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

const TEXT = `
<ParamField path="id" type="string" required>
  Which **one**.
</ParamField>

<ParamField body="targets" type="array of objects" required={true} default={3}>
  Between 1 and 32.
  <Expandable title="fields">
    <ParamField body="mode" enum={['a', 'b']} deprecated />
  </Expandable>
</ParamField>

<Tabs>
  <Tab title="Answer">
    <ResponseField name="ok" type="boolean" required="false">Whether.</ResponseField>
  </Tab>
</Tabs>
`;

test('the fields that a page describes are read, those inside others within them', async () => {
  const compiler = createCompiler({ dev: false, componentNames: ['ParamField', 'ResponseField', 'Expandable', 'Tabs', 'Tab'] });
  const { fields } = await compiler.compile({ file: 'a.mdx', text: TEXT });
  const shared = { required: false, deprecated: false, enum: [], description: '', fields: [] };
  expect(fields).toEqual([
    { ...shared, in: 'path', name: 'id', type: 'string', required: true, description: 'Which one.' },
    {
      ...shared,
      in: 'body',
      name: 'targets',
      type: 'array of objects',
      required: true,
      default: '3',
      description: 'Between 1 and 32.',
      fields: [{ ...shared, in: 'body', name: 'mode', enum: ['a', 'b'], deprecated: true }],
    },
    { ...shared, in: 'response', name: 'ok', type: 'boolean', description: 'Whether.' },
  ]);
});
