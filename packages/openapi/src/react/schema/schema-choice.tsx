import { splitWords, useText } from '@octavo/theme/internal';
import { Tab, Tabs } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { SchemaAlternatives } from '../../schema/flatten-schema.ts';
import { describeLimits, findPartDescription, listPlainParts } from '../../schema/list-plain-parts.ts';
import { listOptions } from '../../schema/list-options.ts';
import type { Option } from '../../schema/list-options.ts';
import { Html } from '../html.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { useSchemaScope } from './schema-scope.tsx';
import type { RenderSchema, SchemaPlace } from './schema-place.ts';
import { toIdPart } from '../../schema/to-id-part.ts';

interface SchemaChoiceProps {
  choice: SchemaAlternatives;
  options: readonly Option[];
  place: SchemaPlace;
  render: RenderSchema;
}

interface OptionViewProps extends Omit<SchemaChoiceProps, 'options'> {
  option: Option;
}

/** Alternatives of a schema, one shown at a time. */
export function SchemaChoice({ choice, options, place, render }: SchemaChoiceProps): ReactElement {
  const text = useText();
  const { table } = useSchemaScope();
  const kind = text(choice.kind === 'oneOf' ? 'One of' : 'Any of');
  // Ids are made of the English labels, in every language.
  const titles = listOptions(choice, table, text).map(({ label }) => label);
  return (
    <div className="octavo-schema-choice">
      <p className="octavo-schema-note">
        {kind}
        {choice.discriminator !== undefined && (
          <>
            {', '}
            {splitWords(text('discriminator {name}'), { name: <code key="name">{choice.discriminator.property}</code> })}
          </>
        )}
      </p>
      <Tabs label={kind} sync={false}>
        {options.map((option, index) => (
          <Tab key={option.label} title={titles[index]}>
            <OptionView option={option} choice={choice} place={place} render={render} />
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}

function OptionView({ option, choice, place, render }: OptionViewProps): ReactElement {
  const text = useText();
  const { table, direction } = useSchemaScope();
  const parts = listPlainParts(option.schema, { table, direction, say: text });
  const limits = describeLimits(parts, text);
  return (
    <>
      {choice.discriminator !== undefined && option.value !== undefined && (
        <p className="octavo-schema-note">
          {splitWords(text('{name} is {value}'), {
            name: <code key="name">{choice.discriminator.property}</code>,
            value: <code key="value">{option.value}</code>,
          })}
        </p>
      )}
      {limits !== '' && <p className="octavo-schema-note">{limits}</p>}
      <Html html={findPartDescription(parts)} />
      <SchemaFacts parts={parts} name={option.label} text={findPartDescription(parts)} />
      {render(option.schema, { ...place, id: `${place.id}.${toIdPart(option.label)}`, isPart: true })}
    </>
  );
}
