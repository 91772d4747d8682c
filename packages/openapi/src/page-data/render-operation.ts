import type { Encoding, Example, MediaType, Parameter, PartEncodings } from '../model/media-type.ts';
import type { FileDetail } from '../model/file-detail.ts';
import type { GraphqlPart, GraphqlValue } from '../model/graphql.ts';
import type { ApiOverview } from '../model/overview.ts';
import type { Operation } from '../model/operation.ts';
import { prepareSchema, renderSchemas } from './prepare-schema.ts';
import type { RenderOptions } from './prepare-schema.ts';

/** Makes an operation ready for a page: what is Markdown in the model is HTML, at every depth. */
export function renderOperation(operation: Operation, options: RenderOptions): Operation {
  const describe = createDescriber(options);
  const renderDetail = createDetailRenderer(options);
  const { externalDocs, requestBody, graphql, actions, details } = operation;
  return {
    ...describe(operation),
    ...(externalDocs && { externalDocs: describe(externalDocs) }),
    servers: operation.servers.map((server) => ({ ...describe(server), variables: server.variables.map(describe) })),
    security: operation.security.map((requirements) => requirements.map(({ scheme, scopes }) => ({ scheme: describe(scheme), scopes }))),
    parameters: operation.parameters.map((parameter) => renderParameter(parameter, options)),
    ...(requestBody && {
      requestBody: { ...describe(requestBody), content: requestBody.content.map((type) => renderMediaType(type, options)) },
    }),
    responses: operation.responses.map((response) => ({
      ...describe(response),
      headers: response.headers.map((header) => renderParameter(header, options)),
      content: response.content.map((type) => renderMediaType(type, options)),
      links: response.links.map((link) => ({ ...describe(link), ...(link.details && { details: link.details.map(renderDetail) }) })),
      ...(response.details && { details: response.details.map(renderDetail) }),
    })),
    ...(actions && { actions: actions.map((action) => ({ ...describe(action), details: action.details.map(renderDetail) })) }),
    ...(details && { details: details.map(renderDetail) }),
    callbacks: operation.callbacks.map((callback) => ({ ...callback, operation: renderOperation(callback.operation, options) })),
    schemas: renderSchemas(operation.schemas, options),
    ...(graphql && { graphql: renderPart(graphql, options) }),
  };
}

function renderPart(part: GraphqlPart, options: RenderOptions): GraphqlPart {
  const describe = createDescriber(options);
  const render = <T extends GraphqlValue>(value: T): T => {
    const { deprecated } = value;
    return { ...describe(value), ...(deprecated !== undefined && { deprecated: options.renderMarkdown(deprecated) }) };
  };
  return {
    ...render(part),
    arguments: part.arguments.map(render),
    values: part.values.map(render),
    fields: part.fields.map((field) => ({ ...render(field), arguments: field.arguments.map(render) })),
  };
}

/** Makes what is said of an API as a whole ready for a page. */
export function renderOverview(overview: ApiOverview, options: RenderOptions): ApiOverview {
  const describe = createDescriber(options);
  const renderDetail = createDetailRenderer(options);
  const { externalDocs, servers, schemes, tags, details } = overview;
  return {
    ...describe(overview),
    ...(externalDocs && { externalDocs: describe(externalDocs) }),
    servers: servers.map((server) => ({
      ...describe(server),
      variables: server.variables.map(describe),
      ...(server.details && { details: server.details.map(renderDetail) }),
    })),
    schemes: schemes.map(describe),
    tags: tags.map((tag) => ({ ...describe(tag), ...(tag.externalDocs && { externalDocs: describe(tag.externalDocs) }) })),
    ...(details && { details: details.map(renderDetail) }),
  };
}

function renderParameter(parameter: Parameter, options: RenderOptions): Parameter {
  const describe = createDescriber(options);
  const { schema, content, examples, details } = parameter;
  return {
    ...describe(parameter),
    ...(schema !== undefined && { schema: prepareSchema(schema, options) }),
    ...(content && { content: renderMediaType(content, options) }),
    examples: examples.map((example) => describe(example)),
    ...(details && { details: details.map(createDetailRenderer(options)) }),
  };
}

function renderMediaType(media: MediaType, options: RenderOptions): MediaType {
  const { schema, itemSchema, examples } = media;
  return {
    ...media,
    ...renderEncodings(media, options),
    ...(schema !== undefined && { schema: prepareSchema(schema, options) }),
    ...(itemSchema !== undefined && { itemSchema: prepareSchema(itemSchema, options) }),
    examples: examples.map((example): Example => createDescriber(options)(example)),
  };
}

/** What headers of parts say, at every depth. */
function renderEncodings({ encoding, prefixEncoding, itemEncoding }: PartEncodings, options: RenderOptions): PartEncodings {
  const render = (one: Encoding): Encoding => ({
    ...one,
    ...renderEncodings(one, options),
    headers: one.headers.map((header) => renderParameter(header, options)),
  });
  return {
    ...(encoding && { encoding: Object.fromEntries(Object.entries(encoding).map(([name, one]) => [name, render(one)])) }),
    ...(prefixEncoding && { prefixEncoding: prefixEncoding.map(render) }),
    ...(itemEncoding && { itemEncoding: render(itemEncoding) }),
  };
}

/** Makes the function that returns a detail with the descriptions in it rendered. */
function createDetailRenderer(options: RenderOptions): (detail: FileDetail) => FileDetail {
  const describe = createDescriber(options);
  return (detail) => ({ ...detail, facts: detail.facts.map(describe) });
}

/** Makes the function that returns a value with its own description rendered. */
function createDescriber({ renderMarkdown }: RenderOptions): <T extends { description?: string }>(value: T) => T {
  return (value) => (value.description === undefined ? value : { ...value, description: renderMarkdown(value.description) });
}
