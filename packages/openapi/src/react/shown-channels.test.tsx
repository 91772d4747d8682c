import { parseConfig } from '@octavo/core';
import type { Json } from '@octavo/core';
import { OctavoProvider } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { createApiPageData } from '../page-data/create-api-page-data.ts';
import { listUnseenMarks, markValues } from '../page-data/fixtures/mark-values.ts';
import { createOperationTitle } from '../pages/operation-title.ts';
import { writeOperation } from '../twin/write-operation.ts';
import { writeOverview } from '../twin/write-overview.ts';
import { ApiPage } from './api-page.tsx';
import { ChannelPage } from './channel/channel-page.tsx';

const { config } = parseConfig(JSON.stringify({ name: 'A', navigation: [] }), 'docs.json');

/** The pages of an API and their Markdown, as text. */
function readPages(file: object): { html: string; markdown: string } {
  if (config === undefined) throw new Error('The config is not read.');
  const loaded = loadTestApi({ 'api.yaml': file });
  const scope = { loaded, config, renderMarkdown: (text: string) => text, chunkUrl: () => undefined };
  const operations = loaded.api?.operations ?? [];
  const pages = [{ kind: 'overview' as const, key: '' }, ...operations].map(({ kind, key }) =>
    createApiPageData({ frontmatter: {}, api: { kind, source: 'api.yaml', key, isDeprecated: false } }, scope),
  );
  const html = pages.map((data) => {
    if (data?.kind === 'overview') return write(<ApiPage data={data} />);
    return data?.kind === 'operation' ? write(<ChannelPage data={data} />) : '';
  });
  const overview = loaded.overview();
  const markdown = operations.map(({ key }) => loaded.operation(key)).flatMap((one) => (one ? writeOperation(one) : []));
  // The title of a channel stands above what is made from its file.
  const titles = operations.map(createOperationTitle);
  return { html: [...html, ...titles].join('\n'), markdown: [...markdown, ...titles, overview ? writeOverview(overview) : ''].join('\n') };
}

function write(page: ReactElement): string {
  return renderToString(<OctavoProvider value={{ site: JSON.parse('{ "name": "A", "base": "" }') }}>{page}</OctavoProvider>);
}

const text = { title: '?', summary: '?', description: '?' };
const more = {
  tags: [{ name: 'plain?' }, { name: '?', description: '?', externalDocs: { url: '?' } }],
  externalDocs: { url: 'https://a.test', description: '?' },
};
const query = { type: 'object', description: '?', allOf: [{ properties: { a: { type: 'string', description: '?' } } }] };
const asked = { properties: { b: { type: 'string', description: '?' } } };
const message = {
  ...text,
  ...more,
  name: '?',
  contentType: '?',
  schemaFormat: '?',
  correlationId: { description: '?', location: '?' },
  payload: { type: 'object', properties: { a: { type: 'integer', minimum: 0, description: '?' } } },
  headers: { description: '?', allOf: [{ type: 'object', properties: { h: { type: 'string', description: '?' } } }] },
  examples: [
    { summary: '?', payload: { a: '?' }, headers: { h: '?' } },
    { name: '?', payload: { a: '?' } },
  ],
  bindings: {
    kafka: { key: { type: 'string', enum: ['?', '?'] }, schemaIdLocation: '?' },
    amqp: { messageType: '?' },
    http: { headers: query, statusCode: 0 },
  },
  traits: [{ bindings: { kafka: { bindingVersion: '?' }, nats: { queue: '?' } }, description: 'hidden by its own' }],
};
const foreign = { payload: { schemaFormat: 'application/vnd.apache.avro;version=?', schema: { type: 'record', fields: [{ name: '?' }] } } };
const operation = {
  ...text,
  ...more,
  bindings: {
    mqtt: { qos: 0, retain: true },
    solace: { destinations: [{ destinationType: '?', queue: { name: '?' } }] },
    http: { query: asked },
  },
  traits: [{ bindings: { jms: { ackMode: '?' } } }],
};
const channel = {
  ...text,
  ...more,
  bindings: {
    ws: { query, headers: query, method: '?' },
    kafka: { partitions: 0, topicConfiguration: { 'cleanup.policy': ['?', '?'], 'retention.ms': 0 } },
    sns: { policy: { statements: [{ effect: '?', principal: { AWS: '?' } }] } },
    unheardof: '?',
  },
};
const server = {
  ...text,
  ...more,
  protocol: 'kafka',
  protocolVersion: '?',
  variables: { v: { default: '?', description: '?', enum: ['?', '?'], examples: ['?'] } },
  bindings: { ibmmq: { ccdtQueueManagerName: '?' }, pulsar: { tenant: '?' } },
};
const flows = { clientCredentials: { tokenUrl: 'https://?', refreshUrl: 'https://?' } };
const info = {
  ...text,
  title: 'A',
  summary: 'A',
  version: '?',
  termsOfService: '?',
  contact: { name: '?', email: '?' },
  license: { name: '?' },
};

const VERSION_2 = {
  asyncapi: '2.6.0',
  id: '?',
  info,
  ...more,
  servers: { one: { ...server, title: undefined, summary: undefined, url: 'kafka://{v}.test', security: [{ oauth: ['read'] }] } },
  channels: {
    'a/{p}': {
      ...channel,
      title: undefined,
      summary: undefined,
      parameters: { p: { description: '?', location: '?', schema: { type: 'string', pattern: '?' } } },
      subscribe: { ...operation, operationId: '?', message },
      publish: { message: { oneOf: [foreign, { ...message, title: undefined }] } },
    },
  },
  components: {
    securitySchemes: {
      oauth: { type: 'oauth2', description: '?', flows: { clientCredentials: { ...flows.clientCredentials, scopes: { read: '?' } } } },
      openid: { type: 'openIdConnect', openIdConnectUrl: 'https://?' },
      user: { type: 'apiKey', in: 'user', description: '?' },
    },
  },
};

const VERSION_3 = {
  asyncapi: '3.0.0',
  id: '?',
  info: { ...info, ...more },
  servers: {
    one: { ...server, host: '{v}.test', pathname: '/?', security: [{ type: 'oauth2', flows: { ...flows }, scopes: ['?'] }] },
    two: { host: 'two.test', protocol: 'mqtt', externalDocs: { url: '?' } },
  },
  channels: {
    one: {
      ...channel,
      address: 'a/{p}/?',
      tags: [{ $ref: '#/components/tags/shared' }],
      servers: [{ $ref: '#/servers/one' }],
      parameters: { p: { description: '?', enum: ['?'], default: '?', examples: ['?', '?'], location: '?' } },
      messages: { message, foreign },
    },
    back: { address: null, bindings: { $ref: '#/components/channelBindings/shared' }, messages: { again: { ...foreign, name: '?' } } },
  },
  operations: {
    ask: {
      ...operation,
      action: 'receive',
      channel: { $ref: '#/channels/one' },
      reply: { address: { location: '?', description: '?' }, channel: { $ref: '#/channels/back' } },
    },
  },
  components: {
    channelBindings: { shared: channel.bindings },
    tags: { shared: { name: '?', description: '?' } },
  },
};

test.each([VERSION_2, VERSION_3])('every value of a file of AsyncAPI $asyncapi is on a page, and in its Markdown', (file) => {
  const marks: string[] = [];
  const marked = markValues(JSON.parse(JSON.stringify(file)) as Json, marks);
  expect(marks.length).toBeGreaterThan(100);
  expect(listUnseenMarks(marked, marks, readPages(Object(marked)))).toEqual([]);
});
