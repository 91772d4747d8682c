import type { ApiOverview } from '../model/overview.ts';
import { describeScheme, findCarrier } from '../page/describe-scheme.ts';
import { sayEnglish } from '../value/say.ts';
import { listOverviewFacts } from '../page/list-overview-facts.ts';
import { capitalize } from './capitalize.ts';
import type { TwinOptions } from './twin-options.ts';
import { writeCode } from './write-code.ts';
import { writeItem } from './write-item.ts';

/** Writes what the page of an API as a whole shows as Markdown. */
export function writeOverview(overview: ApiOverview, { text = '', say = sayEnglish }: TwinOptions = {}): string {
  const { description = '', externalDocs, servers, schemes } = overview;
  const facts = listOverviewFacts(overview).map(
    (fact) => `- ${say(fact.name)}: ${fact.url === undefined ? fact.text : `[${fact.text}](<${fact.url}>)`}`,
  );
  const parts = [
    description.trim(),
    externalDocs === undefined ? '' : `[${externalDocs.description ?? say('Read more')}](<${externalDocs.url}>)`,
    text.trim(),
    facts.join('\n'),
    writeSection(
      say('Servers'),
      servers.flatMap(({ url, name, description: own = '', variables }) =>
        writeItem(
          [writeCode(url), name, own.trim()].filter(Boolean).join(' '),
          variables.flatMap((one) =>
            writeItem(
              [writeCode(`{${one.name}}`), `${capitalize(say('default'))}: ${writeCode(one.default)}.`, one.description]
                .filter(Boolean)
                .join(' '),
            ),
          ),
        ),
      ),
    ),
    writeSection(
      say('Authorization'),
      schemes.flatMap((scheme) =>
        writeItem(`${writeCode(findCarrier(scheme))} (${describeScheme(scheme, say)}) ${scheme.description?.trim() ?? ''}`),
      ),
    ),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writeSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`## ${title}`, '', ...lines].join('\n');
}
