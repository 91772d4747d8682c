import { expect, test } from 'vitest';
import { createMediaType, createOperation } from '../../../request/fixtures/create-operation.ts';
import { createRequests } from './create-requests.ts';

const FILE = { type: 'string', format: 'binary' } as const;
const photo = new File(['x'], 'b.png');

test.each([
  { type: 'image/png', schema: FILE, body: 'a.png', parts: undefined, notes: ['image/png'] },
  { type: 'application/octet-stream', schema: undefined, body: 'a.bin', parts: undefined, notes: ['application/octet-stream'] },
  {
    type: 'multipart/form-data',
    schema: { type: 'object', properties: { name: { type: 'string' }, photo: FILE, other: FILE } },
    body: { name: 'n', photo: 'a.png', other: photo },
    parts: ['name', 'other'],
    notes: ['photo'],
  },
])('shows no file in $type that is only a name: it has no bytes to send', ({ type, schema, body, parts, notes }) => {
  const media = createMediaType(type, schema && { schema });
  const operation = createOperation({ method: 'POST', requestBody: { required: true, content: [media] } });
  const draft = { values: { body }, variables: {}, alternative: 0, credentials: {} };
  const { request, masked } = createRequests(operation, draft, { base: 'https://a.example/', showsSecrets: false });
  for (const { content, notes: told } of [request, masked]) {
    expect(content?.kind === 'multipart' ? content.parts.map(({ name }) => name) : content).toEqual(parts);
    expect(told.filter(({ code }) => code === 'unsupported-body').map(({ name }) => name)).toEqual(notes);
  }
});
