import type { ApiOverview } from '../model/overview.ts';
import type { ExternalDocs } from '../model/operation.ts';
import type { ServerVariable } from '../model/server.ts';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import { listOverviewFacts } from '../page/list-overview-facts.ts';
import { capitalize } from '../value/capitalize.ts';
import type { TwinOptions } from './twin-options.ts';
import { writeCode } from './write-code.ts';
import { listScopeMeanings } from '../page/list-scheme-details.ts';
import { writeDetails } from './write-details.ts';
import { writeItem } from './write-item.ts';
import { writeRequirement } from './write-security.ts';
import { writeValue } from './write-fields.ts';

/** Writes what the page of an API as a whole shows as Markdown. */
export function writeOverview(overview: ApiOverview, { text = '', say = sayEnglish }: TwinOptions = {}): string {
  const { description = '', externalDocs, servers, schemes, tags } = overview;
  const facts = listOverviewFacts(overview).map(
    (fact) => `- ${say(fact.name)}: ${fact.url === undefined ? fact.text : `[${fact.text}](<${fact.url}>)`}`,
  );
  const parts = [
    description.trim(),
    writeDocs(externalDocs, say),
    text.trim(),
    facts.join('\n'),
    writeDetails(overview.details).join('\n'),
    writeSection(
      say('Servers'),
      servers.flatMap(({ url, name, description: own = '', variables, details }) =>
        writeItem([writeCode(url), name, own.trim()].filter(Boolean).join(' '), [
          ...variables.flatMap((one) => writeItem(writeVariable(one, say))),
          ...writeDetails(details),
        ]),
      ),
    ),
    writeSection(
      say('Authorization'),
      schemes.flatMap((scheme) => writeRequirement({ scheme, scopes: [...listScopeMeanings(scheme).keys()] }, say)),
    ),
    ...tags.map((tag) =>
      writeSection(tag.title, [[tag.description?.trim() ?? '', writeDocs(tag.externalDocs, say)].filter(Boolean).join('\n\n')]),
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writeDocs(docs: ExternalDocs | undefined, say: Say): string {
  return docs === undefined ? '' : `[${docs.description ?? say('Read more')}](<${docs.url}>)`;
}

function writeSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`## ${title}`, '', ...lines].join('\n');
}

function writeVariable({ name, default: standard, enum: values, examples, description }: ServerVariable, say: Say): string {
  return [
    writeCode(`{${name}}`),
    `${capitalize(say('default'))}: ${writeCode(standard)}.`,
    ...(values === undefined ? [] : [`${say('One of')} ${values.map(writeValue).join(', ')}.`]),
    ...(examples === undefined ? [] : [`${say('Example')}: ${examples.map(writeValue).join(', ')}.`]),
    ...(description === undefined ? [] : [description]),
  ].join(' ');
}
