import { useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import type { JsonObject } from '@octavo/core';
import type { Example } from '../../model/media-type.ts';
import { LEFT_OUT } from '../../schema/left-out.ts';
import { listConstraints } from '../../schema/list-constraints.ts';
import { listLimits } from '../../schema/list-limits.ts';
import type { PlainPart } from '../../schema/list-plain-parts.ts';
import { listValues } from '../../schema/list-values.ts';
import type { EnumValue } from '../../schema/list-values.ts';
import { findText, isObject, toList } from '../../value/json-value.ts';
import { ExternalLink } from '../external-link.tsx';
import type { Say } from '../../value/say.ts';
import { Html } from '../html.tsx';
import { findShortDefault } from './find-short-default.ts';
import { ValueView } from './value-view.tsx';

interface SchemaFactsProps {
  /** What stands in one row: the schema's own part first. */
  parts: readonly PlainPart[];
  /** What the row is called already: a title that says the same is left out. */
  name?: string;
  /** The description that the row shows. */
  text?: string | undefined;
  /** True below the line of a field, which has a short default. */
  isInRow?: boolean;
  /** Those of a parameter. */
  examples?: readonly Example[];
}

/** What a row says of its values beside type and fields: rules, values, default, examples; of a list's items and plain alternatives, too. */
export function SchemaFacts({ parts, name = '', text, isInRow = false, examples }: SchemaFactsProps): ReactElement {
  const say = useText();
  const values = parts.flatMap((part) => listValues(part.schema).filter(isDocumented));
  const facts = [
    ...parts.flatMap((part, index) =>
      listFacts(part, {
        name: index === 0 ? name : '',
        hasDefault: !isInRow || index > 0 || findShortDefault(part) === undefined,
        text: say,
      }),
    ),
    ...listGiven(examples ?? [], say),
  ];
  return (
    <>
      {facts.length > 0 && (
        <dl className="octavo-schema-facts">
          {facts.map(([title, value], index) => (
            // Two rules may have one name; they never move.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {values.length > 0 && <DocumentedValues values={values} />}
      {parts.map((part, index) => (
        // Two alternatives may read alike; they never move.
        // oxlint-disable-next-line react/no-array-index-key
        <PartText key={index} part={part} text={text} />
      ))}
    </>
  );
}

type Fact = [title: string, value: ReactNode];

function listFacts({ of, label, schema }: PlainPart, { name, hasDefault, text }: { name: string; hasDefault: boolean; text: Say }): Fact[] {
  const before = [...(label === undefined ? [] : [`${label}:`]), ...(of === 'item' ? [text('each item')] : [])].join(' ');
  const title = (word: string): string => (before === '' ? word : `${before} ${word}`.trim());
  const { title: ownTitle, description, default: standard } = schema;
  const values = listValues(schema).filter((value) => !isDocumented(value));
  return [
    ...(before !== '' && typeof description === 'string' ? [[before, <Html key="text" html={description} />] satisfies Fact] : []),
    ...(typeof ownTitle === 'string' && !isSame(ownTitle, name) ? [[title(text('title')), ownTitle] satisfies Fact] : []),
    ...(label === undefined ? [] : listLimits(schema, text).map((limit): Fact => [title(''), limit])),
    ...listConstraints(schema).map((rule): Fact => [title(rule.say(text)), <code key="rule">{rule.value}</code>]),
    ...(values.length === 0 ? [] : [[title(text('one of')), renderAll(values.map(({ value }) => value))] satisfies Fact]),
    ...('const' in schema ? [[title(text('always')), <ValueView key="const" value={schema['const'] ?? null} />] satisfies Fact] : []),
    ...(standard === undefined || !hasDefault
      ? []
      : [[title(text('default')), <ValueView key="default" value={standard} />] satisfies Fact]),
    ...listExamples(schema).map((value): Fact => [title(text('example')), <ValueView key="example" value={value} />]),
  ];
}

/** Examples of a parameter, by their names where there are several. */
function listGiven(examples: readonly Example[], text: Say): Fact[] {
  return examples.flatMap(({ name, summary, description, value, serialized, externalValue }): Fact[] => {
    const shown = serialized ?? value ?? externalValue;
    const title = summary ?? (examples.length > 1 ? name : undefined);
    if (shown === undefined && title === undefined) return [];
    return [
      [
        text('example'),
        <>
          {shown !== undefined && <ValueView value={shown} />}
          {title !== undefined && <span>{title}</span>}
          <Html html={description} />
        </>,
      ],
    ];
  });
}

function renderAll(values: EnumValue['value'][]): ReactNode {
  return values.map((value) => (
    <div key={JSON.stringify(value)}>
      <ValueView value={value} />
    </div>
  ));
}

function isDocumented({ name, description }: EnumValue): boolean {
  return name !== undefined || description !== undefined;
}

/** `pet_name` and `Pet name` say the same. */
function isSame(title: string, name: string): boolean {
  return title.trim() === '' || toLetters(title) === toLetters(name);
}

function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function DocumentedValues({ values }: { values: EnumValue[] }): ReactElement {
  return (
    <dl className="octavo-schema-values">
      {values.map(({ value, name, description }) => (
        <div key={JSON.stringify(value)}>
          <dt>
            <ValueView value={value} />
            {name !== undefined && <span className="octavo-field-type">{name}</span>}
          </dt>
          {description !== undefined && (
            <dd>
              <Html html={description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What more is said in sentences, what leads on, and what is not shown. */
function PartText({ part: { of, label, schema }, text }: { part: PlainPart; text: string | undefined }): ReactElement {
  const say = useText();
  const { description: own } = schema;
  const isTold = own === text || of === 'item' || label !== undefined;
  const docs = schema['externalDocs'];
  const url = isObject(docs) ? findText(docs['url']) : undefined;
  const description = isObject(docs) ? findText(docs['description']) : undefined;
  const leftOut = schema[LEFT_OUT];
  return (
    <>
      {typeof own === 'string' && !isTold && <Html html={own} />}
      {url !== undefined && <ExternalLink docs={{ url, ...(description !== undefined && { description }) }} />}
      {Array.isArray(leftOut) && <p className="octavo-schema-note">{`${say('Shortened')}: ${leftOut.join(', ')}`}</p>}
    </>
  );
}

function listExamples({ example, examples }: JsonObject): EnumValue['value'][] {
  return [...new Map([...toList(examples), ...(example === undefined ? [] : [example])].map((one) => [JSON.stringify(one), one])).values()];
}
